/// How texts put people in the wrong.
public enum AccusationLexicons {
    /// Phrases that say that the reader is at fault, or order the reader about. Only a person can tell whether the fault
    /// is named kindly, so they never decide alone. Technical terms such as “invalid”, 不正 and 무효 are none.
    public static let accusing = PhraseLexicon(
        version: 1,
        en: """
            you have? failed
            you have? forgot/forgotten/neglected/ignored/misspelled/mistyped/misread/misunderstood/messed/screwed
            you have? apparently/obviously/clearly/probably
            you must/shouldn’t
            you must
            you should/could have
            you should know
            you are? not allowed/permitted/supposed
            you can not do that/this
            you have no right/business
            you have? made/committed a/an/the/another/some? …? mistake/mistakes/error/errors/typo/blunder
            you have? done something/it/this wrong/incorrectly
            you did something/it/this wrong
            you have? entered/typed/given/provided … wrong/incorrect/incorrectly/invalid/bad/illegal/mismatched/wrongly
            you have? supplied/specified/chosen … wrong/incorrect/incorrectly/invalid/bad/illegal/mismatched/wrongly
            you have? chose/selected/picked/used/put … wrong/incorrect/incorrectly/invalid/bad/illegal/mismatched/wrongly
            you have? input/submitted … wrong/incorrect/incorrectly/invalid/bad/illegal/mismatched/wrongly
            you have? incorrectly/wrongly/mistakenly/carelessly/improperly/foolishly
            you are wrong/mistaken/guilty
            you did/do/have not enter/entered/provide/provided/fill/filled/type/typed/select
            you did/do/have not selected/choose/chosen/specify/specified/complete/completed/agree
            you did/do/have not agreed/accept/accepted/supply/supplied/input/give/given/read/bother
            you did/do/have not bothered/listen/pay/paid
            you have? broken
            you can not even
            you should not have
            you never
            you keep
            you always
            you again
            you broke/ruined/caused/lost
            your fault/mistake/mistakes/error/errors/carelessness/negligence/failure/blunder
            your own fault/mistake/error
            your … is/was/are/were wrong
            why did/would you
            why have/are you not
            why do you not
            what were you
            how dare you
            do not you
            did not you
            learn how? to read/type/spell
            read the instructions/manual/terms/rules …? next/first/again
            pay attention
            be more careful
            try harder
            shame on
            user/operator error
            careless/carelessly/carelessness
            your … makes/make/made no sense
            what did you
            you need/have to learn
            not that hard/difficult
            bad password/input/name/username/user/email/e-mail/address/entry/value/code/pin/format
            bad url/data/choice/answer
            illegal
            as you were told
            i/we told you
            i/we warned you
            stop doing/trying/touching/tapping
            too many mistakes
            yet again
            """,
        ja: """
            間違えました
            間違えています
            間違えたようです
            間違って(入力/選択/操作/押)
            間違った…を(入力/選択/指定/使用)(しました/しています/している)
            誤って(入力/選択/操作)(しました/しています)
            誤った…を(入力/選択/指定/使用)(しました/しています/している)
            誤った操作をし
            忘れています
            忘れました。
            忘れましたね
            し忘れです
            お忘れです。
            (入力/設定/選択/確認/保存/記入/登録)(忘れ/もれ/漏れ)です
            (入力/記入/選択/設定/同意/確認/登録)していません
            てはいけません
            てはなりません
            ではいけません
            ちゃいけません
            てはダメ
            てはだめ
            (ダメ/だめ/駄目)です
            許されません
            許しません
            あなた(の/が悪い/のせい)(せい/ミス/誤り/間違い/責任/不注意)
            あなたが(間違/忘れ/失敗/悪い/誤)
            あなたは…(間違/忘れ/失敗/違反)
            (入力/操作/設定)ミス(です/をし/が/により)
            不注意
            ちゃんと
            きちんと…(してください/しなさい/読)
            何度言
            何回言
            何度も間違
            もっと注意
            よく読んで
            いい加減
            し忘れました
            お忘れのよう
            お忘れになって
            (入力/記入/選択/同意/確認/登録/設定)していない
            違反です
            違反してい
            何度も失敗
            しなさい
            しなければだめ
            せいです
            どうして…(しないの/したのですか/しなかった)
            なぜ…(しないのですか/したのですか/しなかったのですか)
            (ルール/規則/規約)を守って
            """,
        ko: """
            잘못 (입력/선택/누르/사용/설정/조작/적)(하셨/했/하였/셨)
            잘못 (눌렀/누르셨/골랐/고르셨/적었/적으셨)
            잘못하셨
            잘못하였
            잘못했
            틀렸습니다
            틀리셨습니다
            틀리셨어요
            틀렸어요
            틀린 (비밀번호/암호/값/정보/주소/번호/코드)(를/을) 입력(하셨/했)
            면 안 됩니다
            면 안됩니다
            면 안 돼요
            면 안돼요
            서는 안 됩니다
            서는 안됩니다
            선 안 됩니다
            하지 않으셨
            잊으셨습니다
            잊으셨네요
            잊었습니다
            잊어버리셨
            빠뜨리셨
            빠뜨렸습니다
            누락하셨
            실수하셨
            실수했습니다
            실수입니다
            (당신/고객님/회원님/사용자/귀하)의 (잘못/실수/부주의/책임)
            부주의
            (입력/선택/기입/동의/작성/확인)하지 (않았습니다/않으셨습니다/않으셨네요/않았어요)
            (입력/선택/기입/동의/작성)을 안 하셨
            똑바로
            제대로 (입력/읽/확인/하/작성)
            왜…(하셨/않으셨/않았습니까/안 했)
            (위반하셨/위반했습니다)
            빼먹
            깜빡하
            잘못된…(입력하셨/입력했/입력하였)
            올바르지 않은…(입력하셨/입력했/입력하였)
            실패하셨
            (해/하/먹어/적어)야지
            몇 번(을/이나) 말
            주의를 기울이
            정신 차
            규칙을 지키
            """)

    /// Words that insult whoever reads them.
    public static let insults = PhraseLexicon(
        version: 1,
        en: """
            stupid/stupidly/stupidity
            idiot/idiots/idiotic
            moron/morons/moronic
            imbecile/imbeciles
            dumbass/dimwit/nitwit/halfwit
            dunce
            brainless/clueless/witless
            incompetent/incompetence
            pathetic
            you are? a/an? fool/dummy/loser/failure/clown/noob/disgrace
            fool/foolish/foolishly
            you are? lazy/dumb/silly/ignorant/careless/clumsy/hopeless/ridiculous/slow/ugly/useless/worthless
            do/are not? be/being? so? lazy/dumb/silly/ignorant/careless/clumsy/ridiculous
            dumb/silly/lazy/clumsy mistake/user/question/choice/move/thing
            shut up
            get lost
            what is wrong with you
            are you blind/deaf/kidding/serious/crazy/insane/dumb
            """,
        ja: """
            馬鹿
            <バカ>
            <バカな
            <バカじゃ
            バカ野郎
            <ばか者
            <ばかな
            <ばかじゃ
            <ばかです
            <アホ>
            <アホな
            <あほな
            阿呆
            間抜け
            まぬけ
            愚か者
            愚かな
            無能
            役立たず
            下手くそ
            へたくそ
            のろま
            頭が悪い
            頭の悪い
            情けない
            恥を知
            いい年して
            """,
        ko: """
            <바보
            <멍청
            <한심
            <무능한
            <무능하
            <어리석
            <얼간이
            <무식한
            <무식하
            <게으른 (사용자/사람/당신)
            <미련한
            <쓸모없는 (사용자/사람/당신)
            <부끄러운 줄
            <머리가 나쁘
            <머리 나쁜
            """)
}
