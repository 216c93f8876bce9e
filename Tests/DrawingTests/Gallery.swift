import FlowDocument

/// A flow with a modal of every style, as complete as its author could make it, and one of which next to nothing is known.
enum Gallery {
    static func document() throws -> Document {
        try Document(parsing: Array(text.utf8))
    }

    static let text = #"""
        {"scrim": 1, "title": "Gallery", "languages": ["en", "ja"],
         "cases": ["iphone-portrait", "iphone-landscape", "ipad-landscape"], "entry": ["payees"],
         "screens": [
          {"id": "payees", "name": "Payees", "container": "navigation",
           "navigationBar": {"title": {"en": "Payees", "ja": "送金先"}},
           "controls": [
            {"id": "add", "kind": "button", "symbol": "plus", "location": "bar-trailing"},
            {"id": "search", "kind": "textField", "title": {"en": "Search", "ja": "検索"}, "location": "content"},
            {"id": "list", "kind": "list", "location": "content"},
            {"id": "send", "kind": "button", "title": {"en": "Send Money", "ja": "送金する"}, "preferred": true, "location": "footer"}]},
          {"id": "payee", "name": "Payee", "navigationBar": {"title": {"en": "Harbour Rent", "ja": "港の家賃"}},
           "controls": [
            {"id": "amount", "kind": "textField", "title": {"en": "Amount", "ja": "金額"}},
            {"id": "repeat", "kind": "toggle", "title": {"en": "Standing order", "ja": "自動送金"}},
            {"id": "account", "kind": "picker", "title": {"en": "Account", "ja": "口座"}},
            {"id": "info", "kind": "button", "symbol": "info.circle", "frame": {"x": 330, "y": 420, "width": 32, "height": 32}},
            {"id": "delete", "kind": "button", "role": "destructive", "title": {"en": "Delete Payee", "ja": "送金先を削除"}}],
           "regions": [{"id": "total", "frame": {"x": 16, "y": 460, "width": 300, "height": 60}, "essential": true}]},
          {"id": "new-form", "name": "New payee, form", "navigationBar": {"title": {"en": "New Payee", "ja": "新しい送金先"}},
           "controls": [
            {"id": "name", "kind": "textField", "title": {"en": "Name", "ja": "名前"}},
            {"id": "iban", "kind": "textField", "title": {"en": "Account number", "ja": "口座番号"}},
            {"id": "note", "kind": "textView"}]},
          {"id": "nothing", "name": "Nothing known"}],
         "modals": [
          {"id": "delete-payee", "name": "Delete payee", "style": "alert", "presenter": "payee",
           "title": {"en": "Delete this payee?", "ja": "この送金先を削除しますか?"},
           "message": {"en": "The standing order stops too, and you can’t undo this.", "ja": "自動送金も停止します。この操作は取り消せません。"},
           "controls": [
            {"id": "no", "kind": "button", "role": "cancel", "title": {"en": "Cancel", "ja": "キャンセル"}},
            {"id": "yes", "kind": "button", "role": "destructive", "preferred": true, "title": {"en": "Delete", "ja": "削除"}}]},
          {"id": "limit", "name": "Over the limit", "style": "alert", "presenter": "payee",
           "title": {"en": "Over Today’s Limit"}, "message": {"en": "You can send 2,800.00 more today. Raise the limit, or send the rest tomorrow."},
           "textFields": [{"placeholder": "Reason"}],
           "controls": [
            {"id": "raise", "kind": "button", "title": {"en": "Raise the Limit…", "ja": "限度額を上げる…"}},
            {"id": "change", "kind": "button", "preferred": true, "title": {"en": "Change the Amount"}},
            {"id": "cancel", "kind": "button", "role": "cancel", "title": {"en": "Cancel", "ja": "キャンセル"}}]},
          {"id": "discard", "name": "Discard", "style": "actionSheet", "presenter": "new-payee", "anchor": "payees/add",
           "title": {"en": "Discard the new payee?", "ja": "入力を破棄しますか?"},
           "controls": [
            {"id": "drop", "kind": "button", "role": "destructive", "title": {"en": "Discard", "ja": "破棄"}},
            {"id": "keep", "kind": "button", "title": {"en": "Save Draft", "ja": "下書きを保存"}},
            {"id": "back", "kind": "button", "role": "cancel", "title": {"en": "Cancel", "ja": "キャンセル"}}]},
          {"id": "what-counts", "name": "What counts", "style": "popover", "presenter": "payee", "anchor": "payee/info",
           "arrow": {"direction": "right"}, "contentSize": {"width": 300, "height": 180},
           "title": {"en": "What Counts", "ja": "対象の取引"}, "message": {"en": "Transfers and standing orders of this day count towards the limit."},
           "controls": [{"id": "close", "kind": "button", "title": {"en": "Close", "ja": "閉じる"}}]},
          {"id": "new-payee", "name": "New payee", "style": "pageSheet", "presenter": "payees", "content": "new-form", "grabber": true,
           "controls": [
            {"id": "cancel", "kind": "button", "role": "cancel", "title": {"en": "Cancel", "ja": "キャンセル"}, "location": "bar-leading"},
            {"id": "save", "kind": "button", "role": "done", "title": {"en": "Add", "ja": "追加"}, "location": "bar-trailing"}]},
          {"id": "confirm", "name": "Confirm", "style": "formSheet", "presenter": "payee", "title": {"en": "Confirm", "ja": "確認"},
           "controls": [
            {"id": "code", "kind": "textField", "title": {"en": "Code", "ja": "コード"}, "location": "content"},
            {"id": "cancel", "kind": "button", "role": "cancel", "title": {"en": "Cancel", "ja": "キャンセル"}, "location": "bar-leading"}]},
          {"id": "scan", "name": "Scan", "style": "fullScreen", "presenter": "payees", "title": {"en": "Scan Slip", "ja": "払込票"},
           "controls": [{"id": "close", "kind": "button", "symbol": "xmark", "location": "bar-leading"}]},
          {"id": "detail", "name": "Detail", "style": "currentContext", "presenter": "payees", "title": {"en": "Detail", "ja": "詳細"},
           "frames": {"ipad-landscape": {"x": 400, "y": 0, "width": 780, "height": 820}}, "controls": []},
          {"id": "share", "name": "Share", "style": "activityView", "presenter": "payee", "system": true, "title": {"en": "Receipt", "ja": "領収書"},
           "controls": [{"id": "copy", "kind": "button", "title": {"en": "Copy", "ja": "コピー"}}]},
          {"id": "toast", "name": "Own design", "style": "custom", "presenter": "payee", "title": {"en": "Well done"}, "controls": []},
          {"id": "bare", "name": "Bare", "style": "alert"},
          {"id": "bare-popover", "name": "Bare popover", "style": "popover"}],
         "transitions": [
          {"id": "t1", "from": "payees/list", "to": "payee", "kind": "push"},
          {"id": "t2", "from": "payee/delete", "to": "delete-payee", "kind": "present"},
          {"id": "t3", "from": "payees/send", "to": "limit", "kind": "present"},
          {"id": "t4", "from": "new-payee/cancel", "to": "discard", "kind": "present"},
          {"id": "t5", "from": "payee/info", "to": "what-counts", "kind": "present"},
          {"id": "t6", "from": "payees/add", "to": "new-payee", "kind": "present"},
          {"id": "t7", "from": "delete-payee/yes", "to": "payees", "kind": "unwind"},
          {"id": "t8", "from": "discard/drop", "to": "payees", "kind": "unwind"},
          {"id": "t9", "from": "limit/raise", "kind": "external"},
          {"id": "t10", "from": "payee", "to": "confirm", "kind": "present"},
          {"id": "t11", "from": "confirm", "to": "share", "kind": "replace"},
          {"id": "t12", "from": "delete-payee/no", "to": "payee", "kind": "dismiss"}]}
        """#
}
