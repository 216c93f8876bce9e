/// How bad news is wrapped, and how it is said.
public enum DirectnessLexicons {
    /// Interjections and small talk that put cheer before the matter.
    public static let cheerful = PhraseLexicon(
        version: 1,
        en: """
            oops/oopsie/oopsies/whoops/woops/ooops/yikes/uh-oh/uhoh/ouch/eek/argh/aww/doh/d'oh
            bummer/dang/darn/drat/shoot
            uh oh
            oh no/dear/snap/boy
            good/great news
            hang tight
            hold tight
            sit tight
            do not worry
            no worries
            not to worry
            never fear
            have no fear
            fear not
            hmm/hmmm
            well this is
            this is embarrassing/awkward
            a? little/small/tiny/slight problem/issue/hiccup/glitch/snag
            hiccup/hiccups/gremlin/gremlins/hamsters/monkeys/snag
            hit a snag/bump/wall
            taking a break/nap
            took a break/nap
            let us try that/it/this again
            try that/this another time
            another time
            on the bright side
            look on the bright
            we are on it
            our bad
            my bad
            houston
            """,
        ja: """
            おっと
            おや、
            おやおや
            あれ？
            あれ?
            あれれ
            ありゃ
            あら、
            あらら
            わっ
            うわっ
            やっちゃ
            ドンマイ
            ごめんね
            ご安心ください
            心配しないで
            ご心配なく
            朗報
            良いお知らせ
            よいお知らせ
            ちょっとした(問題/トラブル)
            ひと休み
            一休み
            お休み中
            迷子
            """,
        ko: """
            <앗
            <이런,
            <이런!
            <이런~
            <어머
            <아이고
            <아이쿠
            <아차
            <어라
            <으악
            <에구
            <저런,
            <저런!
            <헉
            <이크
            걱정하지 마
            걱정 마
            걱정하지 않으셔도
            좋은 소식
            희소식
            기쁜 소식
            잠시 쉬
            작은 문제
            사소한 문제
            길을 잃
            """)

    /// Sentences that admit a failure and say nothing of it.
    public static let vague = PhraseLexicon(
        version: 1,
        en: """
            something went wrong/awry/sideways/south
            something has/had gone wrong/awry
            something is not right
            something is wrong/off/up
            something bad/weird/strange/unexpected/odd happened
            things/that/it/this did not go as/to planned/plan/expected
            did not go as/to planned/plan
            did not/could not work out
            did not quite work
            was not able to do that
            """,
        ja: """
            うまくいきませんでした
            上手くいきませんでした
            うまくいかなかった
            うまくいっていません
            うまく行きませんでした
            何か問題
            何らかの問題
            なんらかの問題
            (/不明な/予期しない/予期せぬ)問題が発生しました
            問題が起きました
            問題が起こりました
            問題がありました
            何かが起き
            何かがおかし
            予期しないこと
            """,
        ko: """
            (/알 수 없는 /예기치 않은 /예상치 못한 )문제가 발생했습니다
            (/알 수 없는 /예기치 않은 /예상치 못한 )문제가 발생했어요
            문제가 생겼습니다
            문제가 생겼어요
            문제가 있습니다
            뭔가 잘못
            무언가 잘못
            무엇인가 잘못
            잘 안 됐
            잘 되지 않았
            잘되지 않았
            """)
}
