import { PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer } from '../../../app/api.ts'
import { call } from '../../../app/call.ts'
import type { Data } from '../../../app/call.ts'
import { pageBefore } from '../../../app/load.ts'
import { showAnswer, showAnswers } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import type { Trashed } from './trash-preview.tsx'

const TYPING_PAUSE = 300

/** State of a list's trash: the page shown, the selected rows, and functions that restore them. */
export function useTrash(resource: Resource) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  const [page, setPage] = useState(1)
  const [looked, setLooked] = useState<Trashed | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [found, setFound] = useState<Data<'GET /api/admin/trash-:list'> | null>(null)

  const shown = found?.entries.map(({ id }) => id) ?? []
  const pages = found?.pagination?.total_page ?? 0

  const look = useEffectEvent(async (signal?: AbortSignal) => {
    const asked = { list: resource.name, search: said, page, length: PAGE_ROWS }
    const answer = await call('GET /api/admin/trash-:list', asked, undefined, signal && { signal })
    if (answer.ok) {
      const before = pageBefore(answer.data)
      if (before === null) setFound(answer.data)
      else setPage(before)
    } else if (!signal?.aborted) showAnswer(answer)
  })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void look(stop.signal), said ? TYPING_PAUSE : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [said, page])

  const sendBack = (id: number) => whileLoading(call('POST /api/admin/:list/:id/recover', { list: resource.name, id }))
  const settle = (back: readonly number[]) => {
    setFound((now) => now && { ...now, entries: now.entries.filter(({ id }) => !back.includes(id)) })
    setChosen((now) => new Set([...now].filter((id) => !back.includes(id))))
    setLooked((now) => (now && back.includes(now.id) ? null : now))
    if (pages > 1 && shown.every((id) => back.includes(id))) void look()
    void revalidate()
  }

  return {
    said,
    page,
    pages,
    found,
    shown,
    looked,
    chosen,
    setPage,
    setLooked,
    search(text: string) {
      setSaid(text)
      setPage(1)
    },
    choose: (ids: readonly number[], on: boolean) =>
      setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    async recover(id: number) {
      if (showAnswer(await sendBack(id))) settle([id])
    },
    /** Restores the selected rows one by one, since one may belong to another. Refused rows stay selected. */
    async recoverChosen() {
      const back: number[] = []
      const given: Answer[] = []
      for (const id of chosen) {
        const answer = await sendBack(id)
        given.push(answer)
        if (answer.ok) back.push(id)
      }
      showAnswers(given)
      settle(back)
    },
  }
}
