import { useRef, useState } from 'react'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'

type Offered = Data<'GET /api/admin/:list/:id/people'>['entries'][number]
export type Named = Pick<Offered, 'id' | 'name'>

const TYPING_PAUSE = 200
/** Text after an @, up to the caret: the beginning of a name. */
const BEGUN = /(?:^|\s)@([^@\n]{0,40})$/

/** Names suggested for the text after an @, and names already chosen, now or in the draft that is being continued. */
export function useMention(list: string, id: number, taken: readonly Named[] = []) {
  const [people, setPeople] = useState<readonly Offered[]>([])
  const [at, setAt] = useState(0)
  const named = useRef(new Map(taken.map((one) => [one.id, one.name])))
  const timer = useRef(0)
  const turn = useRef(0)

  const show = (offered: readonly Offered[]) => {
    setPeople(offered)
    setAt(0)
  }
  const close = () => {
    turn.current++
    clearTimeout(timer.current)
    show([])
  }
  const ask = async (q: string, own: number) => {
    const answer = await call('GET /api/admin/:list/:id/people', { list, id, q })
    if (own === turn.current) show(answer.ok ? answer.data.entries : [])
  }
  return {
    people,
    at,
    close,
    move: (by: number) => setAt((at + by + people.length) % people.length),
    /** Searches for the name that is being typed before the caret. */
    find(before: string) {
      const q = BEGUN.exec(before)?.[1]
      if (q === undefined || [...named.current.values()].some((name) => q.startsWith(`${name} `))) return close()
      const own = ++turn.current
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void ask(q, own), TYPING_PAUSE)
    },
    /** Replaces the typed part of a name by the suggested name; returns the text before and after the caret. */
    take(which: number, before: string, after: string): [before: string, after: string] {
      const { id: user, name } = people[which]!
      named.current.set(user, name)
      close()
      const typed = BEGUN.exec(before)?.[1] ?? ''
      return [`${before.slice(0, before.length - typed.length)}${name} `, after.trimStart()]
    },
    /** The people mentioned in a text. */
    namedIn: (text: string) =>
      [...named.current].flatMap(([user, name]) => (text.includes(`@${name}`) ? [{ id: user, name }] : [])),
  }
}
