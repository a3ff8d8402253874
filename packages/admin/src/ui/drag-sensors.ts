import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { KeyboardCoordinateGetter, KeyboardSensorProps } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** What lets lines be dragged into order by mouse, finger or keys. */
export const useDragSensors = (coordinateGetter: KeyboardCoordinateGetter = sortableKeyboardCoordinates) =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // A smooth scroll would still be on its way, and the line with it, when the next key comes.
    useSensor(PromptKeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )

const pressedAgain = new WeakSet<Event>()

/** Loses no key. The library listens only after a timer, and a busy browser serves the next key before a timer. */
class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props)
    const early: KeyboardEvent[] = []
    const keep = (event: KeyboardEvent) => {
      if (pressedAgain.has(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      early.push(event)
    }
    const pressNext = () => {
      const event = early.shift()
      if (!event) return window.removeEventListener('keydown', keep, true)
      const again = new KeyboardEvent(event.type, event)
      pressedAgain.add(again)
      event.target?.dispatchEvent(again)
      setTimeout(pressNext)
    }
    window.addEventListener('keydown', keep, true)
    setTimeout(pressNext)
  }
}
