import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { KeyboardCoordinateGetter, KeyboardSensorProps } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** Sensors for drag and drop by mouse, touch or keyboard. */
export const useDragSensors = (coordinateGetter: KeyboardCoordinateGetter = sortableKeyboardCoordinates) =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // No smooth scrolling: the row would still be moving when the next key is pressed.
    useSensor(PromptKeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )

const pressedAgain = new WeakSet<Event>()

/**
 * Keyboard sensor that loses no key. The library starts listening only after a timer, and a busy browser may handle the
 * next key first.
 */
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
