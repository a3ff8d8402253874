import type { Entry } from '@trace/define/entry.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { call } from '../../app/call.ts'
import { useUser } from '../../app/shell-data.ts'
import { confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { draftKey } from '../form/draft/draft.ts'
import { fieldOf } from '../form/entry.ts'
import { useLeaveGuard } from '../form/leave-guard.ts'
import { followJob, hasEnded } from '../transfer/job.ts'
import type { Job } from '../transfer/job.ts'
import { sentText } from './sent-text.ts'
import type { Proposals } from './grid.tsx'
import { WHOLE_ROW } from './whole-row.ts'
import { words } from './words.ts'
import { put } from './sheet.ts'
import type { Typed, Written } from './sheet.ts'
import { NEW, useElsewhere } from './use-elsewhere.ts'
import { useTyped } from './use-typed.ts'

export const MOST_ROWS = 500
/** Empty rows for new ones; another follows once the last of them is begun. */
const BLANK_ROWS = 2

/** Result of a save. */
interface Saved {
  id: number
  status: string
  message: string
  undoable: boolean
}

const ended = (id: number): Promise<Job> =>
  new Promise((resolve) => {
    followJob(id, (job) => hasEnded(job) && resolve(job))
  })

/**
 * State of a list as a sheet: its typed texts, which are saved in one job that can be undone. It includes unsaved
 * rows from other pages and searches.
 */
export function useListSheet(resource: Resource, page: readonly Entry[], mayAdd: boolean) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const sheet = useTyped(draftKey(useUser()?.id ?? 0, `${pathname}?mode=sheet`))
  const { typed } = sheet
  const [blank, setBlank] = useState(() => Math.max(BLANK_ROWS, ...Object.keys(typed).map(numberOf)))
  const [problems, setProblems] = useState<Readonly<Record<string, Problems>>>({})
  const [proposals, setProposals] = useState<Proposals>({})
  const [saving, setSaving] = useState(false)
  const [saved, setSaved] = useState<Saved | null>(null)

  const begun = Math.max(0, ...Object.keys(typed).map(numberOf))
  const room = Math.max(blank, Math.min(begun + 1, MOST_ROWS))
  const fresh = mayAdd ? Array.from({ length: room }, (_, at) => `${NEW}${at + 1}`) : []
  const { elsewhere, missing } = useElsewhere(resource, page, typed)
  const known = new Map([...elsewhere, ...page].map((entry) => [String(entry.id), entry]))
  const keys = [...fresh, ...known.keys()]
  const changed = keys.filter((key) =>
    Object.values(typed[key] ?? {}).some((text) => known.has(key) || text.trim() !== ''),
  )
  useLeaveGuard(changed.length > 0 || missing.length > 0, { staysOnPage: true })

  const change = (make: (now: Typed) => Typed) => {
    const { before, after } = sheet.change(make)
    const isSame = ([key]: [string, unknown]) => after[key] === before[key]
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(isSame)))
    setProposals((now) => Object.fromEntries(Object.entries(now).filter(isSame)))
  }
  /** Adds new rows for a block pasted into the new rows, so that it never runs over into existing ones. */
  const grow = (from: number, count: number): readonly string[] => {
    const further = from < fresh.length ? Math.max(0, Math.min(from + count, MOST_ROWS) - fresh.length) : 0
    if (further === 0) return keys
    setBlank(room + further)
    return [...fresh, ...Array.from({ length: further }, (_, at) => `${NEW}${room + at + 1}`), ...known.keys()]
  }

  /** Accepts the proposals for all misread cells at once. */
  const takeAll = () => {
    const meant = ([key, cells]: [string, Readonly<Record<string, string>>]): Written[] =>
      Object.entries(cells).map(([field, text]) => [key, field, text])
    change((now) => put(now, Object.entries(proposals).flatMap(meant)))
  }

  /** Saves the rows; `meant` are those that the user insists on although they look doubtful. */
  const save = async (meant: ReadonlySet<string> = new Set()): Promise<Saved | null> => {
    const sent = changed.slice(0, MOST_ROWS)
    const rows = sent.map((key) => {
      const entry = known.get(key)
      const cells = Object.entries(typed[key] ?? {}).filter(([, text]) => entry || text.trim() !== '')
      return {
        id: entry?.id ?? null,
        version: entry?.version ?? null,
        confirm: meant.has(key),
        cells: cells.map(([field, text]) => ({ field, text: sentText(fieldOf(resource, field), text) })),
      }
    })
    setSaving(true)
    const answer = await call('POST /api/admin/import-:list/rows', { list: resource.name }, { rows })
    if (!answer.ok) {
      setSaving(false)
      showAnswer(answer)
      return null
    }
    const job = await ended(answer.data.job.id)
    const asked = (job.problems ?? []).filter(({ asks }) => asks === 'insist')
    const isNew = asked.filter(({ row }) => !meant.has(sent[row - 1] ?? ''))
    if (job.status === 'failed' && asked.length === job.problems?.length && isNew.length > 0) {
      setSaving(false)
      const message = [...new Set(asked.map((one) => one.message))].join(' ')
      if (await confirm({ title: words.askDoubtful(formatNumber(asked.length)), message }))
        return save(new Set([...meant, ...asked.map(({ row }) => sent[row - 1] ?? '')]))
    }
    const cells = (job.problems ?? []).map((one) => ({
      ...one,
      key: sent[one.row - 1] ?? '',
      field: one.field ?? WHOLE_ROW,
    }))
    setProblems(byRow(cells.map(({ key, field, message }) => [key, field, [message]])))
    setProposals(byRow(cells.flatMap(({ key, field, proposal }) => (proposal ? [[key, field, proposal]] : []))))
    if (job.status === 'done') {
      const left = new Set(changed.slice(MOST_ROWS))
      sheet.forget(Object.fromEntries(Object.entries(typed).filter(([key]) => keys.includes(key) && !left.has(key))))
      setBlank(Math.max(BLANK_ROWS, ...[...left].map(numberOf)))
      setSaved(job)
      await revalidate()
    }
    setSaving(false)
    return job
  }

  const undoSaved = async (): Promise<void> => {
    if (!saved) return
    const answer = await call('POST /api/admin/jobs/:id/undo', { id: saved.id })
    if (!answer.ok) return void showAnswer(answer)
    setSaving(true)
    await ended(answer.data.job.id)
    setSaved(null)
    await revalidate()
    setSaving(false)
  }

  return {
    ...sheet,
    change,
    grow,
    keys,
    blank: fresh.length,
    /** Number of unsaved rows on other pages. */
    elsewhere: elsewhere.length,
    /** Number of edited rows that could no longer be loaded. */
    missing: missing.length,
    known,
    changed,
    problems,
    proposals,
    takeAll,
    saving,
    saved,
    save,
    undoSaved,
  }
}

const numberOf = (key: string): number => (key.startsWith(NEW) ? Number(key.slice(NEW.length)) : 0)

/** Values of cells by row and field; the first one counts. */
function byRow<T>(
  cells: readonly (readonly [key: string, field: string, value: T])[],
): Record<string, Record<string, T>> {
  const rows: Record<string, Record<string, T>> = {}
  for (const [key, field, value] of cells) rows[key] = { [field]: value, ...rows[key] }
  return rows
}
