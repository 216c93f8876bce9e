import JSON
import Testing

/// A document that uses every key of the format at least once. A test holds that none is missing.
enum CompleteDocument {
    static let bytes = Array(text.utf8)

    /// The same as a tree; `null` where it cannot be read, which no test takes for it.
    static let tree = (try? JSON(parsing: bytes)) ?? .null

    static let text = """
        {
          "scrim": 1,
          "title": "Trip planner",
          "languages": ["en", "ja", "pt-BR"],
          "cases": [
            "iphone-portrait", "ipad-landscape",
            {"id": "desk", "idiom": "ipad", "window": {"width": 1100, "height": 800}, "orientation": "landscape",
             "horizontal": "regular", "vertical": "regular",
             "safeArea": {"top": 24, "bottom": 20, "left": 0, "right": 0.5}, "os": 26, "textSize": "xLarge",
             "keyboard": {"x": 0, "y": 500, "width": 1100, "height": 300}}
          ],
          "entry": ["trips", "welcome"],
          "source": {"kind": "figma", "file": "trips.json", "tool": "exporter 3", "files": ["trips.json", "a/b.json"]},
          "app": {
            "name": "Wander", "orientations": ["portrait", "landscape"],
            "navigationBar": {"title": {"en": "Trips", "ja": "旅行"}, "tint": "#AA3300", "background": "default",
                              "titleFont": "system", "translucent": true, "largeTitle": false},
            "transitions": ["coverVertical", "slide"],
            "theme": {"scheme": "both", "fontFamily": "system"}
          },
          "glossary": {"properNouns": ["Lisbon"], "brands": ["iCloud"], "acronyms": ["PDF"], "phrases": ["Sleep Mode"]},
          "notifications": [
            {"id": "reminder", "channel": "push", "gatedBy": "settings.reminder", "fallbackModal": "notice",
             "condition": "isSignedIn"}
          ],
          "screens": [
            {"id": "trips", "name": "Trips", "container": "navigation", "parent": null,
             "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
             "frames": {"desk": {"x": 0, "y": 0, "width": 320, "height": 800}},
             "backHidden": false, "isLeafPicker": false, "canvas": {"x": -40.5, "y": 1e3},
             "navigationBar": {"title": "Trips"},
             "controls": [
               {"id": "remove", "kind": "button", "title": {"en": "Remove %@", "ja": "%@を削除"}, "role": "destructive",
                "preferred": false, "likely": true, "exit": null, "location": "bar-trailing", "action": "present",
                "symbol": "trash", "accessibilityLabel": "Remove the trip", "visible": true, "inScroll": false,
                "frame": {"x": 300, "y": 50, "width": 80, "height": 44},
                "frames": {"iphone-portrait": {"x": 300, "y": 50, "width": 80, "height": 44}}, "custom": false,
                "examples": {"旅": {"value": "Lisbon", "maxLength": 30}}, "implied": "UIKit", "condition": "isOwner"},
               {"id": "add", "kind": "button", "title": "Add"}
             ],
             "regions": [
               {"id": "total", "frame": {"x": 0, "y": 100, "width": 390, "height": 80},
                "frames": {"desk": {"x": 0, "y": 90, "width": 320, "height": 80}}, "essential": true,
                "neededDuring": ["confirm"], "condition": "hasTrips"}
             ],
             "elements": [
               {"id": "map", "kind": "image", "text": {"pt-BR": "Mapa"},
                "frame": {"x": 0, "y": 200, "width": 390, "height": 300},
                "frames": {"desk": {"x": 0, "y": 170, "width": 320, "height": 300}}, "condition": "isOnline"}
             ],
             "mockups": [
               {"asset": "sha256:00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
                "case": "iphone-portrait", "language": "en", "appearance": "dark"}
             ],
             "examples": {"@": {"value": "Porto", "maxLength": 12}}, "implied": "SwiftUI", "condition": "isSignedIn",
             "origin": {"file": "Trips.swift", "object": "TripList", "line": 12, "column": 5}, "x-jira": {"b": 1, "a": []}},
            {"id": "details", "parent": "trips", "container": "none"},
            {"id": "inside", "name": "Inside the sheet"}
          ],
          "modals": [
            {"id": "confirm", "name": "Confirm removal", "style": "alert", "transparent": false, "system": false,
             "presenter": "trips", "title": {"en": "Remove the trip?", "ja": "旅行を削除しますか?"},
             "message": "It can’t be recovered.", "guidance": null, "heading": {"ja": ""},
             "examples": {"name": {"value": "Anna", "maxLength": 20}}, "purpose": "destructiveConfirm",
             "reason": "mustCompleteOrAbandon", "reasonNote": "People ask for it.", "benefit": "Nothing is lost.",
             "styleReason": "It is short.", "optional": false, "taskKind": "choose", "complexity": "low",
             "contentKind": "text", "trigger": "userAction", "frequency": "once",
             "controls": [
               {"id": "keep", "kind": "button", "title": "Cancel", "role": "cancel", "preferred": true,
                "exit": {"effect": "none"}},
               {"id": "drop", "kind": "button", "title": "Remove", "role": "destructive",
                "exit": {"effect": "destroy", "confirm": "notice", "confirmWhen": "dirty", "target": "details"}}
             ],
             "layout": "row",
             "textFields": [{"label": {"en": "Name"}, "placeholder": "Name", "secure": false, "usedBy": ["drop"]}],
             "inputs": 1, "canHoldUnsavedInput": false, "autosave": false, "completes": "selection",
             "visibleOnTap": false, "scrollsToFocus": true, "contains": ["navigationStack", "tabBar"],
             "gesture": {"dismiss": true, "effect": "discard", "confirm": "notice", "confirmWhen": "dirty", "consumes": null,
               "implied": "UIKit"},
             "outsideTap": {"dismiss": false, "effect": "none", "confirm": null, "consumes": true},
             "autoDismissSeconds": 2.5, "onAppExit": {"action": "cancel", "effect": "none"}, "selection": "single",
             "closesOnSelect": true, "autoCloseOn": ["rotation"], "dimming": true, "backgroundInteractive": false,
             "passthrough": ["trips/remove", "details"], "compactStyle": "fullScreen",
             "frame": {"x": 60, "y": 300, "width": 270, "height": 180},
             "frames": {"desk": {"x": 400, "y": 300, "width": 270, "height": 180}},
             "contentSize": {"width": 270, "height": 180}, "scrollable": false, "draggable": false, "grabber": true,
             "anchor": "trips/total", "anchorRect": {"x": 300, "y": 50, "width": 80, "height": 44},
             "arrow": {"direction": "up", "tip": {"x": 340, "y": 94}, "tips": {"desk": {"x": 300, "y": 90}}},
             "arrowDirections": ["up", "down"], "canOverlapAnchor": false, "modal": true,
             "sizeStates": [{"id": "large", "size": {"width": 320, "height": 480}, "animated": true}],
             "custom": {"background": false, "cornerRadius": 12, "component": false, "image": true,
                        "attributedText": false},
             "navigationBar": {"tint": "#AA3300"}, "theme": {"scheme": "dark"},
             "mockups": [{"asset": "sha256:ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100"}],
             "evidence": [
               {"asset": "sha256:0000000000000000000000000000000000000000000000000000000000000000", "case": "desk"}
             ],
             "implied": "UIKit", "condition": "isOwner", "origin": {"file": "Trips.swift"}, "x-note": [true, null]},
            {"id": "notice", "style": "pageSheet", "content": "inside"},
            {"id": "welcome", "style": "wobble"}
          ],
          "transitions": [
            {"id": "t1", "from": "trips/remove", "to": "confirm", "kind": "present", "closes": ["notice"],
             "order": "closeThenPresent", "style": "coverVertical", "edge": "bottom", "axis": "vertical",
             "animated": true, "duration": 0.3, "skippable": true, "trigger": "tap", "implied": "UIKit",
             "condition": "isOwner"},
            {"id": "t2", "from": "trips", "to": "details", "kind": "push"},
            {"id": "t3", "from": "details", "kind": "external",
             "external": {"storyboard": "Help", "identifier": "start", "bundle": "app.help"}}
          ],
          "overlays": [
            {"id": "toast", "kind": "toast", "over": ["trips", "confirm"],
             "frame": {"x": 20, "y": 700, "width": 350, "height": 60},
             "frames": {"desk": {"x": 20, "y": 700, "width": 350, "height": 60}}, "condition": "isOffline"}
          ],
          "x-board": "https://example.org/1"
        }
        """
}
