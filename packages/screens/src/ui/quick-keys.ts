import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LOCKED, PACE, QUIET, resting } from './hold-quick-keys.ts'
import { notify } from './notices.ts'

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

const IGNORED = 'Vì vừa gõ chữ hoặc vừa đóng hộp thoại. Ngừng gõ giây lát rồi nhấn lại.'

/** The letters pressed last outside of text boxes. */
const run = {
  /** The last of them, in lower case, and when it was pressed. */
  key: '',
  at: -PACE,
  /** Whether a screen has acted on it. */
  acted: false,
  /** Time until which no key acts, because one was ignored and the user may go on typing. */
  lockedUntil: 0,
  /** Whether the user has been told of the key that was ignored. */
  told: false,
}

/** A decision that waits for the letters that would make it part of a word. */
let waiting: { key: string; timer: ReturnType<typeof setTimeout>; acts: (() => void)[] } | null = null

function callOff(): void {
  if (waiting) clearTimeout(waiting.timer)
  waiting = null
}

/** Decides at once, because no letter can follow. */
function decide(): void {
  const acts = waiting?.acts ?? []
  callOff()
  if (resting.held === 0 && !isTextBox(document.activeElement)) for (const act of acts) act()
}

/** When the last letter was pressed outside of text boxes, also under a dialog. */
let letterAt = -PACE

/** How the letter that was pressed last is to be taken. */
let taken: 'alone' | 'after a key' | 'in a text' = 'alone'

/** Runs before all other key handlers and notes whether the key belongs to a text. */
function notice(event: KeyboardEvent): void {
  if (MODIFIERS.has(event.key)) return
  const isInBox = isTextBox(event.target)
  if (!isLetter(event)) isWriting = false
  else if (isInBox) isWriting = true
  if (isInBox && !isCommand(event)) resting.from = event.timeStamp
  if (isInBox || !isLetter(event)) {
    if (waiting) tell(waiting.key)
    callOff()
    if (FRESH.has(event.key)) run.lockedUntil = 0
    return
  }
  // A space within a word presses no button that has the focus.
  if (event.key !== ' ') letterAt = event.timeStamp
  else if (event.timeStamp - letterAt < PACE) event.preventDefault()
  if (!event.repeat && resting.held === 0) followUp(event)
}

/** Keys after which nobody goes on with a word. */
const FRESH = new Set(['Escape', 'Tab'])

/** Notes how a letter follows the one before it, and calls off a decision that turns out to begin a word. */
function followUp({ key: pressed, timeStamp: at }: KeyboardEvent): void {
  const key = pressed.toLowerCase()
  const follows = at - run.at < PACE && key !== run.key
  const isRested = !isWriting && at - resting.from >= QUIET && at >= run.lockedUntil
  taken = !isRested || (follows && !run.acted) ? 'in a text' : follows ? 'after a key' : 'alone'
  if (at >= run.lockedUntil && at - run.at >= PACE) run.told = false
  if (waiting && waiting.key !== key) {
    taken = 'in a text'
    tell(waiting.key)
    callOff()
  }
  if (taken === 'in a text') run.lockedUntil = at + LOCKED
  Object.assign(run, { key, at, acted: false })
}

function tell(key: string): void {
  if (!run.told) notify({ title: `Phím ${key.toUpperCase()} chưa được nhận`, message: IGNORED })
  run.told = true
}

/** Whether a key is pressed for the screen: not held down, not a command, and not in a text box. */
function isForScreen(event: KeyboardEvent): boolean {
  if (isCommand(event) || isComposing(event) || event.repeat || event.defaultPrevented) return false
  return !isTextBox(event.target) && !isTextBox(document.activeElement) && resting.held === 0
}

/** Whether a key may act; false, with a notice to the user, if it may belong to a text. */
function mayAct(key: string, decides: boolean): boolean {
  const may = taken === 'alone' || (taken === 'after a key' && !decides)
  if (may) run.acted = true
  else {
    tell(key)
    run.lockedUntil = Math.max(run.lockedUntil, run.at + LOCKED)
  }
  return may
}

/** Acts unless another letter follows at typing speed; the same key pressed again acts again. */
function actAlone(key: string, act: () => void): void {
  const acts = [...(waiting?.acts ?? []), act]
  callOff()
  waiting = { key, timer: setTimeout(decide, PACE), acts }
}

if (typeof document !== 'undefined') {
  addEventListener('keydown', notice, true)
  addEventListener(
    'pointerdown',
    () => {
      isWriting = false
      run.lockedUntil = 0
      decide()
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

type Act = () => unknown
/** What a key does; one that decides something waits whether it begins a word. */
type Press = Readonly<Record<string, Act | { decides: Act | undefined } | undefined>>

/**
 * Single-key shortcuts of a screen. They are ignored in a text box, just after a dialog closed, while somebody types
 * on although the text box has disappeared, and for a while after a key that was ignored; the user is told so. Keys
 * pressed while the screen is busy are queued, so that fast users lose none; if a dialog opens meanwhile, they are
 * dropped.
 */
export function useQuickKeys(press: Press, ready = true): void {
  const [, drawAgain] = useState(0)
  const act = (key: string) => {
    const does = press[key]
    return typeof does === 'function' ? does() : does?.decides?.()
  }
  const early = useRef<string[]>([])

  useEffect(() => {
    if (resting.held > 0 || isTextBox(document.activeElement)) early.current = []
    const next = ready ? early.current.shift() : undefined
    if (next !== undefined) act(next)
  })

  useKeys((event) => {
    const key = event.key.toLowerCase()
    const does = press[key]
    if (!Object.hasOwn(press, key) || !isForScreen(event)) return
    const decides = typeof does === 'object'
    if (!mayAct(key, decides)) return
    event.preventDefault()
    if (decides) {
      actAlone(key, () => {
        early.current.push(key)
        drawAgain((count) => count + 1)
      })
    } else if (ready) act(key)
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
