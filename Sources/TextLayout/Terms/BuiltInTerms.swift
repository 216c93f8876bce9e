extension Terminology {
    /// The version of the built-in terms: raised when one comes or goes.
    public static let builtInVersion = 2

    /// Apple's names, the names of days, months, peoples and languages, and what everybody writes in capitals.
    public static let builtIn = Terminology(
        names: split(appleNames) + split(brands) + split(calendar) + split(peoples),
        commonNames: split(commonNames), acronyms: split(acronymWords),
        phrases: phraseLines.split(separator: "\n").map(String.init) + SpellingVariants.misspelledPhrases,
        misspelled: SpellingVariants.misspelledNames)

    private static func split(_ words: String) -> [String] {
        words.split { $0.isWhitespace }.map(String.init)
    }

    private static let appleNames = """
        AirDrop AirPlay AirPods AirPrint AirTag AirTags AppleCare CarPlay CloudKit FaceTime FileVault FireWire GarageBand \
        HealthKit HomeKit HomePod iBooks iCloud iMac iMessage iMovie iOS iPad iPadOS iPhone iPod iTunes iWork Keychain \
        Keynote Launchpad LiDAR Lightning Mac MacBook macOS MagSafe MapKit Memoji Animoji NameDrop QuickTime Safari \
        SharePlay Siri Spotlight StandBy StoreKit SwiftUI TestFlight TrueDepth tvOS visionOS VoiceOver watchOS Xcode \
        SiriKit HyperCard Bonjour Finder Handoff CallKit WebKit ARKit
        """

    private static let brands = """
        Amazon Android Apple Bluetooth ChromeOS Chromecast Discord Dropbox eBay eSIM Evernote Facebook Firefox GitHub \
        GitLab Gmail Google Instagram Intel JavaScript Kindle LinkedIn Linux LTE McDonald’s Microsoft Netflix NordVPN \
        OneDrive OpenAI OpenVPN PayPal Pinterest PlayStation PostScript QuickBooks Reddit Skype Snapchat Spotify \
        Telegram TikTok Twitter Uber Ubuntu Unicode UNIX Venmo Vimeo WebDAV WeChat WhatsApp WireGuard WordPress Xbox \
        Yahoo YouTube ChatGPT LINE KakaoTalk Kakao Naver NAVER Mastodon Bluesky Trakt Strava Garmin Fitbit Samsung Sony \
        Nintendo Visa Mastercard Ethernet Wi-Fi Wi‑Fi Touch-ID QR Braille GitHub Bitbucket Jira Trello Slack Stripe
        """

    private static let calendar = """
        Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August \
        September October November December Easter Christmas Halloween Thanksgiving Hanukkah Ramadan
        """

    private static let peoples = """
        English American British Chinese Japanese Korean French German Spanish Italian Portuguese Brazilian Russian \
        Arabic Hebrew Hindi Turkish Dutch Swedish Danish Norwegian Finnish Icelandic Polish Czech Slovak Hungarian \
        Romanian Bulgarian Greek Ukrainian Croatian Serbian Slovenian Thai Vietnamese Indonesian Malay Filipino Tagalog \
        Bengali Tamil Telugu Urdu Persian Farsi Swahili Latin Catalan Basque Welsh Irish Scottish Mandarin Cantonese \
        European African Asian Australian Canadian Mexican Indian Roman Cyrillic Hangul Kanji Hiragana Katakana Pinyin \
        Gregorian Julian Buddhist Christian Islamic Muslim Jewish Catholic
        """

    /// Names of Apple's apps and places that are ordinary words as well.
    private static let commonNames = """
        Books Calculator Calendar Clock Compass Contacts Dock Files Fitness Focus Freeform Health Home Journal Magnifier \
        Mail Maps Measure Messages Music News Notes Numbers Pages Passwords Phone Photos Podcasts Preview Reminders \
        Settings Shortcuts Stocks Store Tips Today Translate TV Wallet Watch Weather Internet Premium Pro Plus
        """

    private static let acronymWords = """
        2D 2FA 3D 3G 4G 5G 4K 8K AI AM API APN AR ATM BBC BIOS BLE CA CAD CBT CD CEO CPU CSS CSV CVC CVV DJ DM DNS DRM \
        DVD EU EULA EXIF FAQ FBI FM FTP FTPS GB GIF GMT GPS GPU GUI HD HDMI HDR HEIC HEVC HIG HTML HTTP HTTPS IBAN ID \
        IMAP IMEI IP IPFS ISBN ISO ISP IT IV JPEG JPG JSON KB LAN LED LTE MAC MB MD MIDI MMS MP3 MP4 NASA NFC NFT NHS \
        OCR OK OS OTP PC PDF PGP PHP PIN PM PNG POP3 PR PS PUK QA QR RAM RAW RGB ROM RSS RTF SD SDK SFTP SIM SMB SMS SMTP \
        SOS SPF SQL SSD SSH SSID SSL SSO SVG SWIFT TB TCP TLS TOTP TTS TV UDP UI UK UN UPC UPI URI URL URLS US USA USB \
        USB-C USSD UTC UUID UV UX VAT VIN VIP VM VMS VNC VO2 VPN VR WAN WEP WPA WPA2 WPA3 WWW XML ZIP NIP CGM COVID GDPR \
        A4 PO DOB SSN TOS PIP QA HR ECG EKG BPM IQ DIY TBD ETA FYI ASAP RSVP N/A CD
        """

    private static let phraseLines = """
        Activity Monitor
        Airplane Mode
        Battery Health
        Cellular Data
        Silent Mode
        Sleep Focus
        App Clip
        App Library
        App Privacy Report
        App Store
        Apple Account
        Apple Arcade
        Apple Books
        Apple Cash
        Apple Fitness+
        Apple Health
        Apple ID
        Apple Intelligence
        Apple Maps
        Apple Music
        Apple News
        Apple Pay
        Apple Pencil
        Apple Podcasts
        Apple Store
        Apple TV
        Apple Vision Pro
        Apple Wallet
        Apple Watch
        Assistive Access
        AssistiveTouch
        Background App Refresh
        Camera Roll
        Control Center
        Digital Crown
        Dark Mode
        Do Not Disturb
        Dynamic Island
        Emergency SOS
        Face ID
        Family Sharing
        Find My
        Find My iPhone
        Game Center
        Gift Card
        Guided Access
        Health app
        Home Assistant
        Home Screen
        Hot Corners
        iCloud Drive
        iCloud Keychain
        iCloud Photo Library
        iCloud Photos
        iTunes Store
        Internet Explorer
        iOS Settings
        iPhone Storage
        Live Activities
        Live Activity
        Live Photo
        Live Photos
        Live Text
        Location Services
        Lock Screen
        Lockdown Mode
        Low Data Mode
        Low Power Mode
        Mac App Store
        Magic Keyboard
        New York
        Night Shift
        Notification Center
        Photo Library
        Personal Hotspot
        Picture in Picture
        Privacy & Security
        Quick Look
        Screen Time
        Siri Shortcuts
        Slide Over
        Smart Stack
        Split View
        Stage Manager
        Sign in with Apple
        Sign in with Google
        Continue with Apple
        Sign up with Apple
        Stolen Device Protection
        System Preferences
        System Settings
        Terms of Service
        Terms of Use
        Terms & Conditions
        Privacy Policy
        Time Machine
        Touch Bar
        Touch ID
        True Tone
        United Kingdom
        United States
        Universal Clipboard
        Voice Control
        Voice Memos
        Google Drive
        Google Maps
        Google Play
        Google Photos
        Microsoft Edge
        Microsoft Office
        Microsoft Teams
        Creative Commons
        GNU General Public License
        T-Mobile
        Yahoo!
        """
}
