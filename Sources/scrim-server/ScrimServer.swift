internal import ReviewServer

@main struct ScrimServer {
    static func main() async {}
}
