const SLACK = 4

/**
 * Moves a `MapView` by hand over `stage`: drag and wheel pan, Ctrl + wheel and two fingers zoom where they are. `moved()` is called
 * after each step. A drag is no click: the click after one is taken back.
 */
export function mapGestures(stage, view, moved, signal) {
  const pointers = new Map()
  let isDragging = false

  stage.addEventListener("pointerdown", event => {
    if (event.button !== 0 || event.target.closest("map-minimap, .peek")) return
    if (pointers.size === 0) isDragging = false
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY })
  }, { signal })

  stage.addEventListener("pointermove", event => {
    const pointer = pointers.get(event.pointerId)
    if (!pointer) return
    if (event.buttons === 0) return void pointers.delete(event.pointerId)
    if (!isDragging && Math.hypot(event.clientX - pointer.startX, event.clientY - pointer.startY) < SLACK) return
    if (!isDragging) begin(event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(pointer, other, event)
    else view.panBy(event.clientX - pointer.x, event.clientY - pointer.y)
    pointer.x = event.clientX
    pointer.y = event.clientY
    moved()
  }, { signal })

  for (const name of ["pointerup", "pointercancel"]) {
    stage.addEventListener(name, event => {
      pointers.delete(event.pointerId)
      if (pointers.size === 0) stage.classList.remove("dragging")
    }, { signal })
  }

  stage.addEventListener("click", event => {
    if (!isDragging) return
    isDragging = false
    event.preventDefault()
    event.stopPropagation()
  }, { signal, capture: true })

  stage.addEventListener("wheel", event => {
    event.preventDefault()
    const box = stage.getBoundingClientRect()
    // A wheel may count in lines or pages.
    const unit = [1, 16, box.height][event.deltaMode] ?? 1
    if (event.ctrlKey || event.metaKey) view.zoomAt(event.clientX - box.left, event.clientY - box.top, Math.exp(-event.deltaY * unit / 300))
    else if (event.shiftKey && event.deltaX === 0) view.panBy(-event.deltaY * unit, 0)
    else view.panBy(-event.deltaX * unit, -event.deltaY * unit)
    moved()
  }, { signal, passive: false })

  function begin(event) {
    isDragging = true
    stage.classList.add("dragging")
    stage.setPointerCapture(event.pointerId)
  }

  function pinch(pointer, other, event) {
    const box = stage.getBoundingClientRect()
    const before = Math.hypot(pointer.x - other.x, pointer.y - other.y)
    const now = Math.hypot(event.clientX - other.x, event.clientY - other.y)
    if (before > 0) view.zoomAt((event.clientX + other.x) / 2 - box.left, (event.clientY + other.y) / 2 - box.top, now / before)
    view.panBy((event.clientX - pointer.x) / 2, (event.clientY - pointer.y) / 2)
  }
}
