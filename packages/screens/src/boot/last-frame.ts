import { draftStorage, FRAME, readToken } from './token.ts'

/** What the frame around the screens last showed: the name of the user, and the menu (decision 161). */
export interface LastFrame {
  name: string
  groups: readonly { label: string; entries: readonly { label: string; to: string }[] }[]
}

/** Stored as long as form drafts are: on a shared machine until the browser closes, never beyond a sign-out. */
export function keepLastFrame(frame: LastFrame): void {
  try {
    draftStorage()?.setItem(FRAME, JSON.stringify(frame))
  } catch {
    // The browser's storage is full or disabled; the skeleton is shown instead.
  }
}

function readLastFrame(): LastFrame | null {
  try {
    return readToken() === null ? null : (JSON.parse(draftStorage()?.getItem(FRAME) ?? 'null') as LastFrame | null)
  } catch {
    return null
  }
}

/** Replaces the skeleton of the menu by the menu as last shown; without a stored menu, the skeleton stays. */
export function drawLastMenu(place: Element | null): void {
  const groups = readLastFrame()?.groups
  if (!place || !groups) return
  const { pathname } = location
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`)
  place.replaceChildren(
    ...groups.flatMap(({ label, entries }) => {
      const inside = entries.map((entry) => line(label ? 'span' : 'strong', entry.label))
      if (!label) return inside
      return entries.some(({ to }) => isHere(to)) ? [line('b', label), ...inside] : [line('b', label)]
    }),
  )
}

/** Shows the last user name in the top bar. */
export function drawLastUser(place: Element | null): void {
  const name = readLastFrame()?.name
  if (place && name) place.replaceChildren(line('span', name))
}

const line = (tag: 'b' | 'span' | 'strong', text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text })

export type ScreenShape = 'home' | 'list' | 'form' | 'record'

/** Which skeleton to show until the screen has loaded. */
export function shapeOf(pathname: string): ScreenShape {
  if (/\/(create|edit|update)(\/|$)/.test(pathname)) return 'form'
  if (/\/(detail|view)(\/|$)/.test(pathname)) return 'record'
  return pathname === '/admin/home' ? 'home' : 'list'
}

/** Draws the last menu and user name into the server's page, until the program has loaded. */
export function drawLastFrame(): void {
  drawLastMenu(document.querySelector('.outlines-menu'))
  drawLastUser(document.querySelector('.outlines-top'))
  document.querySelector('.outlines-screen')?.setAttribute('data-shape', shapeOf(location.pathname))
}
