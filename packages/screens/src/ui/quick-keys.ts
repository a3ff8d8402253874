import { useEffect, useEffectEvent, useRef } from 'react'
import { QUIET, resting } from './hold-quick-keys.ts'

/**
 * Whether the last key was a letter typed into a box. If the box has disappeared since, the next letters still belong
 * to its text.
 */
let isWriting = false

const isTextBox = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement &&
  element.closest(
    'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
  ) !== null

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey
/** Whether an input method, such as Telex, is still composing text with this key. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === COMPOSING
const isLetter = (event: KeyboardEvent): boolean =>
  !isCommand(event) && (event.key.length === 1 || isComposing(event) || event.key === 'Dead')
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])
/** `keyCode` that browsers report while an input method is composing. */
const COMPOSING = 229

/** Runs before all other key handlers and notes whether the key belongs to a text. */
function notice(event: KeyboardEvent): void {
  if (MODIFIERS.has(event.key)) return
  const isInBox = isTextBox(event.target)
  if (!isLetter(event)) isWriting = false
  else if (isInBox) isWriting = true
  if (isInBox && !isCommand(event)) resting.from = event.timeStamp
}

/** Whether a key is meant for the screen, and not the next letter of a text. */
function mayAct(event: KeyboardEvent): boolean {
  if (isCommand(event) || isComposing(event) || event.repeat || event.defaultPrevented) return false
  if (isTextBox(event.target) || isTextBox(document.activeElement)) return false
  const isRested = resting.held === 0 && !isWriting && event.timeStamp - resting.from >= QUIET
  if (!isRested) resting.from = event.timeStamp
  return isRested
}

if (typeof document !== 'undefined') {
  addEventListener('keydown', notice, true)
  addEventListener(
    'pointerdown',
    () => {
      isWriting = false
    },
    true,
  )
}

function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

type Press = Readonly<Record<string, (() => unknown) | undefined>>

/**
 * Single-key shortcuts of a screen. They are ignored in a text box, just after a dialog closed, and while somebody
 * types on although the text box has disappeared. Keys pressed while the screen is busy are queued, so that fast users
 * lose none; if a dialog opens meanwhile, they are dropped.
 */
export function useQuickKeys(press: Press, ready = true): void {
  const early = useRef<string[]>([])

  useEffect(() => {
    if (resting.held > 0 || isTextBox(document.activeElement)) early.current = []
    const next = ready ? early.current.shift() : undefined
    if (next !== undefined) press[next]?.()
  })

  useKeys((event) => {
    const key = event.key.toLowerCase()
    if (!mayAct(event) || !Object.hasOwn(press, key)) return
    event.preventDefault()
    if (ready) press[key]?.()
    else early.current.push(key)
  })
}

/** Shortcut of a letter with Ctrl or Cmd; it works in text boxes, too. */
export function useCommandKey(letter: string, act: () => void): void {
  useKeys((event) => {
    if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    act()
  })
}

/** Collects typed letters until the box that they are meant for is rendered. */
export function keepLetters(): { letters(): string; end(): void } {
  let letters = ''
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || isCommand(event) || isComposing(event)) return
    event.preventDefault()
    letters += event.key
  }
  addEventListener('keydown', keep, true)
  return { letters: () => letters, end: () => removeEventListener('keydown', keep, true) }
}
