import { resourceByName } from '@trace/define/catalogue.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import type { Answer } from '../../app/api.ts'
import { showAnswers } from '../../app/show-answer.ts'
import { versionOf } from '../../app/undo-change.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { asksForConfirmation, sendWithConfirmation } from '../form/insist.ts'
import { sinceOf } from './changed-since.tsx'
import type { Since } from './changed-since.tsx'
import { keyOf } from './inbox-row.ts'
import type { Step, Waiting } from './inbox-row.ts'
import type { OpenRows } from './use-open-rows.ts'

/** Rows, each with the step decided for it. */
export type Decided = readonly { row: Waiting; step: Step }[]
type Done = Decided[number] & { version: number }

/** The list is reloaded when no more rows than this are left on its page. */
const FEW = 5

/** Changes of the rows whose decision came too late, by row key. */
async function changedSince(decided: Decided, given: readonly Answer[]): Promise<ReadonlyMap<string, Since>> {
  const read = decided.map(
    async ({ row }, at) => [keyOf(row), await sinceOf(resourceByName(row.resource), given[at]!)] as const,
  )
  return new Map((await Promise.all(read)).flatMap(([key, one]) => (one ? [[key, one]] : [])))
}

interface Decisions {
  /** All waiting rows of this page, including those just decided. */
  entries: readonly Waiting[]
  gone: ReadonlySet<Waiting>
  setGone(gone: ReadonlySet<Waiting>): void
  rows: OpenRows
}

/** Sends decisions on rows, and undoes the last ones. */
export function useDecisions({ entries, gone, setGone, rows }: Decisions) {
  const { revalidate } = useRevalidator()
  const { look, askAhead, latest } = rows
  const [isActing, setActing] = useState(false)
  /** The decisions that key Z takes back, the last one first; none of those before one that is final. */
  const [undoable, setUndoable] = useState<readonly (readonly Done[])[]>([])
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [since, setSince] = useState<ReadonlyMap<string, Since>>(new Map())

  /** Sends the decision on each row, then opens the row after them, unless the user has gone elsewhere meanwhile. */
  const give = async (decided: Decided, reason?: string) => {
    const from = latest.current
    setActing(true)
    const done: Done[] = []
    const given: Answer[] = []
    for (const { row, step } of decided) {
      const answer = await sendWithConfirmation((more) => api('PUT', step.path, { ...step.body(reason), ...more }))
      given.push(answer)
      if (answer.ok) done.push({ row, step, version: versionOf(answer.data) })
    }
    const back = done.every(({ step }) => step.undo) ? () => takeBack(done) : null
    showAnswers(given, back ? () => void back() : undefined)
    const stale = given.some((answer) => answer.code === 409 && !asksForConfirmation(answer))
    if (stale) setSince(await changedSince(decided, given))
    if (done.length === 0) {
      // Reloads a row that was changed meanwhile, so that the user decides on its present values.
      if (stale) await revalidate()
      return setActing(false)
    }
    setUndoable((before) => (back ? [done, ...before] : []))
    if (reason) setReasons([reason, ...reasons])
    const waiting = entries.filter((row) => !gone.has(row))
    const left = waiting.filter((row) => !done.some((one) => one.row === row))
    const after = left.find((row) => waiting.indexOf(row) > waiting.indexOf(done.at(-1)!.row)) ?? left.at(-1)
    setGone(new Set([...gone, ...done.map(({ row }) => row)]))
    const stayed = latest.current === from
    if (stayed) await look(after ? [keyOf(after)] : [], true)
    if (after) askAhead(keyOf(after), left.map(keyOf))
    setActing(false)
    if (!stayed || stale || left.length <= FEW) await revalidate()
  }

  const takeBack = async (done: readonly Done[]) => {
    const from = latest.current
    setActing(true)
    setUndoable((before) => before.filter((one) => one !== done))
    const given: Answer[] = []
    for (const { step, version } of done) {
      const { method, path, body } = step.undo!(version)
      given.push(await whileLoading(api(method, path, body)))
    }
    showAnswers(given)
    setGone(new Set())
    await revalidate()
    const back = done.map(({ row }) => keyOf(row))
    if (latest.current === from) await look(back, true)
    setActing(false)
  }

  const [last] = undoable

  return {
    give,
    undo: last ? () => takeBack(last) : null,
    isActing,
    /** Reasons given on this page, the latest first. */
    reasons,
    /** Changes of rows whose decision came too late. */
    since,
  }
}
