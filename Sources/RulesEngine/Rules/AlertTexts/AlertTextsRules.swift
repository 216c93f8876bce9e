/// The rules about titles and messages of alerts.
enum AlertTextsRules {
    static let all: [any Rule.Type] = [
        AlertMessageCompleteSentences.self,
        AlertMessageNeeded.self,
        AlertMessagePunctuation.self,
        AlertMessageSentenceCase.self,
        AlertTitleAvoidsMessage.self,
        AlertTitleDescriptive.self,
        AlertTitleFragmentNoPunctuation.self,
        AlertTitleFragmentTitleCase.self,
        AlertTitleMultiword.self,
        AlertTitlePresent.self,
        AlertTitleQuestionOrSentence.self,
        AlertTitleSentenceCase.self,
        AlertTitleSentencePunctuation.self,
    ]
}
