import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, HTMLAttributes, KeyboardEvent, Ref, RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { LazyPart } from '../../../ui/lazy-part.tsx'
import { isComposing } from '../../../ui/quick-keys.ts'

interface SelectTraits {
  disabled?: boolean | undefined
  searchable?: boolean | undefined
  openOnFocus?: boolean | undefined
}

export interface ClosedProps<P> {
  told: P
  box: Ref<HTMLInputElement>
  /** What was typed before there was a list to search; null if nothing was. */
  typed: string | null
  onType(text: string): void
  /** For the element that the box lies in. */
  events: HTMLAttributes<HTMLElement>
}

/**
 * An input whose list is lazy-loaded: `Closed` stands until it is pressed or focused, then `Opening` takes its place,
 * with the focus, what was typed and the wish that the list be open. It is fetched before, at the first sign of somebody
 * at work on the screen.
 */
export function closedUntilUsed<P extends SelectTraits>(
  Opening: LazyPart<P>,
  Closed: ComponentType<ClosedProps<P>>,
): ComponentType<P> {
  return function ClosedUntilUsed(told: P) {
    const { used, taken, ...closed } = useFirstUse(told, Opening.preload)
    return used ? <Opening {...told} ref={taken} /> : <Closed told={told} {...closed} />
  }
}

interface FirstUse extends Omit<ClosedProps<never>, 'told'> {
  used: boolean
  /** The real input, after the swap. */
  taken: RefObject<HTMLInputElement | null>
}

function useFirstUse(
  { disabled, searchable, openOnFocus = true }: SelectTraits,
  preload: () => Promise<void>,
): FirstUse {
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const taken = useRef<HTMLInputElement>(null)
  const hand = useRef({ isBusy: false, opens: false, selected: null as [number | null, number | null] | null })

  const use = async () => {
    // A failure is told, with a way to try again, by what takes the place.
    await preload().catch(() => undefined)
    const [{ current: now }, { current: standing }] = [hand, box]
    if (now.isBusy || disabled || !standing) return
    const isFocused = document.activeElement === standing
    now.selected = isFocused ? [standing.selectionStart, standing.selectionEnd] : null
    flushSync(() => setUsed(true))
  }

  useEffect(() => {
    void firstSign()
      .then(preload)
      .catch(() => undefined)
  }, [preload])

  const goOn = useEffectEvent(() => {
    const { opens, selected } = hand.current
    if (!taken.current || !selected) return
    taken.current.focus({ preventScroll: true })
    if (typed !== null) return retype(taken.current, typed)
    taken.current.setSelectionRange(...selected)
    if (opens && !(searchable && openOnFocus)) taken.current.click()
  })
  useEffect(() => {
    if (used) goOn()
  }, [used])

  const press = (isBusy: boolean) => {
    hand.current.isBusy = isBusy
  }
  const open = () => {
    hand.current = { ...hand.current, isBusy: false, opens: true }
    void use()
  }

  return {
    used,
    taken,
    box,
    typed,
    onType: setTyped,
    events: {
      // A button beside the values keeps its click to itself: nothing would end the press.
      onPointerDown: ({ target }) => press(!(target as Element).closest('button')),
      onClick: open,
      onFocus: () => void use(),
      onBlur: () => {
        press(false)
        setTyped(null)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (isToOpen(event, searchable)) {
          event.preventDefault()
          open()
        } else if (!isComposing(event.nativeEvent)) {
          // A press that ended elsewhere has no click.
          press(false)
          void use()
        }
      },
      onCompositionStart: () => press(true),
      onCompositionEnd: () => {
        press(false)
        void use()
      },
    },
  }
}

const isToOpen = ({ key }: KeyboardEvent, searchable: boolean | undefined): boolean =>
  key === 'ArrowDown' || key === 'ArrowUp' || (!searchable && (key === 'Enter' || key === ' '))

/** Types into a box as a person does who replaces what stands there. */
function retype(box: HTMLInputElement, text: string): void {
  box.setRangeText(text, 0, box.value.length, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

let sign: Promise<void> | undefined

/** The first movement of a pointer or press of a key: whoever only looks at a screen fetches nothing for it. */
const firstSign = (): Promise<void> =>
  (sign ??= new Promise((resolve) => {
    for (const kind of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(kind, () => resolve(), { once: true })
  }))
