@main struct NavReelCommand { static func main() { print("navreel") } }
