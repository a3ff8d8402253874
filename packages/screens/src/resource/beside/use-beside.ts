import { useEffect, useState } from 'react'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { forgetRecord, openRecords, streamOpenings } from '../../app/record-events.ts'
import type { Person } from '../../app/record-events.ts'
import { useUser } from '../../app/shell-data.ts'
import { readToken } from '../../boot/token.ts'
import { useStore } from '../../ui/store.ts'

export type BesideRow = Data<'GET /api/admin/:list/:id/beside'>['entry']

/** Minimum time between presence heartbeats, in milliseconds. They are sent only after user activity. */
const RENEWED_EACH = 30_000
const SIGNS = ['pointermove', 'keydown', 'scroll'] as const

/** Element id of a record's thread on its page. */
export const talkId = (list: string, id: number): string => `trao-doi-${list}-${id}`

/** Counter that grows when data attached to a record changed, or may have changed while no events arrived. */
export function useRecordChanges(key: string): number {
  const told = useStore(openRecords)[key]?.changes ?? 0
  return told + useStore(streamOpenings)
}

/** Loads number of comments, assignment and favourite of a record, and announces the user's presence while mounted. */
export function useBeside(list: string, id: number) {
  const key = `${list}.${id}`
  const user = useUser()?.id
  const [row, setRow] = useState<BesideRow | null>(null)
  const changes = useRecordChanges(key)
  const looking = (useStore(openRecords)[key]?.looking ?? []).filter((one): one is Person => one.id !== user)

  const [asked, setAsked] = useState(0)
  const readAgain = () => setAsked((times) => times + 1)
  useEffect(() => {
    let isLeft = false
    void call('GET /api/admin/:list/:id/beside', { list, id }).then((answer) => {
      if (answer.ok && !isLeft) setRow(answer.data.entry)
    })
    return () => {
      isLeft = true
    }
  }, [list, id, changes, asked])

  useEffect(() => {
    let isUsed = false
    const note = () => (isUsed = true)
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true, capture: true })
    const renewing = setInterval(() => {
      if (isUsed && !document.hidden) readAgain()
      isUsed = false
    }, RENEWED_EACH)
    const leave = () => readToken() && void call('GET /api/admin/:list/:id/beside', { list, id, leaves: true })
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(renewing)
      for (const sign of SIGNS) removeEventListener(sign, note, { capture: true })
      removeEventListener('pagehide', leave)
      leave()
      forgetRecord(key)
    }
  }, [key, list, id])

  return { row, setRow, looking, readAgain }
}
