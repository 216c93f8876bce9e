// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target of the package is compiled like this.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "scrim",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "scrim", targets: ["scrim"]),
        .executable(name: "scrim-server", targets: ["scrim-server"]),
    ],
    targets: [
        // C libraries, each seen by the one wrapper target below.
        .systemLibrary(
            name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .systemLibrary(
            name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
            name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CSpawn"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // Wrappers and formats.
        .target(name: "Cryptography", dependencies: ["COpenSSL"], swiftSettings: strict),
        .target(name: "Outbound", dependencies: ["CCurl"], swiftSettings: strict),
        .target(name: "UnicodeText", dependencies: ["CICU"], swiftSettings: strict),
        .target(name: "XML", dependencies: ["CExpat"], swiftSettings: strict),
        .target(name: "ChildProcess", dependencies: ["CSpawn"], swiftSettings: strict),
        .target(
            name: "JSON", swiftSettings: strict,
            // Rounding of doubles; nothing else in the package would pull it in on Linux.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

        // The server's ground.
        .target(name: "EventLoop", dependencies: ["CLinux"], swiftSettings: strict),
        .target(name: "EmbeddedPostgres", dependencies: ["ChildProcess"], swiftSettings: strict),
        .target(name: "Postgres", dependencies: ["CLibPQ", "Cryptography", "EventLoop"], swiftSettings: strict),
        .target(
            name: "HTTPServer", dependencies: ["CMicrohttpd", "CZlib", "Cryptography", "EventLoop"],
            swiftSettings: strict),

        // What Scrim is about.
        .target(name: "FlowDocument", dependencies: ["Cryptography", "JSON", "UnicodeText"], swiftSettings: strict),
        .target(name: "TextLayout", dependencies: ["UnicodeText"], swiftSettings: strict),
        .target(
            name: "RulesEngine",
            dependencies: ["Cryptography", "FlowDocument", "JSON", "TextLayout", "UnicodeText", "XML"],
            swiftSettings: strict),
        .target(
            name: "Drawing",
            dependencies: ["ChildProcess", "Cryptography", "FlowDocument", "JSON", "TextLayout", "XML"],
            swiftSettings: strict),
        .target(name: "Importers", dependencies: ["FlowDocument", "JSON", "XML"], swiftSettings: strict),

        .target(
            name: "ReviewServer",
            dependencies: [
                "Cryptography", "Drawing", "EventLoop", "FlowDocument", "HTTPServer", "Importers", "JSON", "Postgres",
                "RulesEngine", "UnicodeText",
            ],
            swiftSettings: strict),

        // Programs.
        .executableTarget(
            name: "scrim-server", dependencies: ["EmbeddedPostgres", "EventLoop", "Postgres", "ReviewServer"],
            swiftSettings: strict),
        .executableTarget(
            name: "scrim",
            dependencies: ["Cryptography", "FlowDocument", "Importers", "JSON", "Outbound", "RulesEngine"],
            swiftSettings: strict),

        .executableTarget(
            name: "engine-benchmark", dependencies: ["FlowDocument", "JSON", "RulesEngine"], path: "Benchmarks/Engine",
            swiftSettings: strict),

        // Tests mirror the targets.
        .testTarget(
            name: "HTTPServerTests", dependencies: ["EventLoop", "HTTPServer", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ReviewServerTests",
            dependencies: [
                "Cryptography", "EventLoop", "FlowDocument", "HTTPServer", "JSON", "Postgres", "ReviewServer",
                "RulesEngine", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "EmbeddedPostgresTests", dependencies: ["EmbeddedPostgres", "EventLoop", "Postgres", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PostgresTests", dependencies: ["EventLoop", "Postgres", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "EventLoopTests", dependencies: ["EventLoop"], swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["Cryptography", "EmbeddedPostgres", "EventLoop", "Postgres"],
            path: "Tests/Support",
            swiftSettings: strict),
        .testTarget(name: "ChildProcessTests", dependencies: ["ChildProcess"], swiftSettings: strict),
        .testTarget(
            name: "DrawingTests",
            dependencies: ["Drawing", "FlowDocument", "Importers", "JSON", "TestSupport", "XML"], swiftSettings: strict),
        .testTarget(
            name: "CryptographyTests", dependencies: ["COpenSSL", "Cryptography"], swiftSettings: strict),
        .testTarget(
            name: "FlowDocumentTests", dependencies: ["FlowDocument", "JSON", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "OutboundTests", dependencies: ["Outbound", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "UnicodeText"], swiftSettings: strict),
        .testTarget(name: "UnicodeTextTests", dependencies: ["UnicodeText"], swiftSettings: strict),
        .testTarget(name: "HouseRulesTests", dependencies: ["RulesEngine"], swiftSettings: strict),
        .testTarget(
            name: "ScrimServerTests", dependencies: ["Postgres", "TestSupport", "scrim-server"], swiftSettings: strict),
        .testTarget(
            name: "ScrimTests", dependencies: ["FlowDocument", "JSON", "RulesEngine", "TestSupport", "scrim"],
            swiftSettings: strict),
        .testTarget(
            name: "ImportersTests", dependencies: ["FlowDocument", "Importers", "JSON"], swiftSettings: strict),
        .testTarget(name: "XMLTests", dependencies: ["XML"], swiftSettings: strict),
        .testTarget(
            name: "RulesEngineTests", dependencies: ["FlowDocument", "JSON", "RulesEngine", "TextLayout"],
            swiftSettings: strict),
    ]
)
