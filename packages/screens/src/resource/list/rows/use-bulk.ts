import { needsReason } from '@trace/define/machine.ts'
import type { Machine } from '@trace/define/machine.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber, lowerFirst } from '@trace/define/text/format.ts'
import { useRevalidator, useSearchParams } from 'react-router'
import { call } from '../../../app/call.ts'
import { askReason, askStep, confirm } from '../../../ui/dialogs.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { vi } from '../../../ui/vi.ts'
import { listQuery } from '../list-data.ts'
import type { FixedFilters } from '../list-data.ts'
import { openJob } from '../../transfer/open-job.tsx'
import { words } from '../../words.ts'
import { readAllRows, seenRows } from './seen-rows.ts'

/** Actions that depend on the content of the rows: each row is sent with the version that the user saw. */
const decisions = ['approve', 'reject', 'change-status']

/** Maximum number of rows that can be decided on at once. */
const MOST_DECIDED = 1_000

/** The rows of a bulk action. */
export interface Chosen {
  resource: Resource
  fixed: FixedFilters
  /** True for all rows that match the filters of the list, which are `total`; false for the selected rows. */
  all: boolean
  total: number
  selected: ReadonlySet<number>
  select(ids: ReadonlySet<number>): void
}

/** Bulk actions: each asks for confirmation, and then opens the job that performs it. */
export function useBulk({ resource, fixed, all, total, selected, select }: Chosen) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const count = formatNumber(all ? total : selected.size)
  const machine = resource.fields['status']?.machine
  const about = `${resource.name} ${all ? search.toString() : [...selected].join()}`

  const run = async (
    title: string,
    body: { action: string; value?: boolean; reject_reason?: string; status?: string; reason?: string },
  ) => {
    const query = listQuery(search, fixed)
    const isDecision = decisions.includes(body.action)
    if (all && isDecision && total > MOST_DECIDED)
      return void showAnswer({ ok: false, code: 422, message: words.tooManyDecided, data: null, errors: {} })
    const seen = !isDecision
      ? null
      : all
        ? await whileLoading(readAllRows(resource, query))
        : seenRows(resource, selected)
    if (isDecision && !seen) return
    const rows = seen
      ? { ids: seen }
      : all
        ? { matching: true, query: Object.fromEntries(query) }
        : { ids: [...selected] }
    const answer = await whileLoading(call('POST /api/admin/:list/bulk', { list: resource.name }, { ...rows, ...body }))
    if (!answer.ok) return void showAnswer(answer)
    select(new Set())
    openJob(answer.data.job.id, title, () => void revalidate())
  }
  const remove = async () => {
    if (await confirm({ title: vi.delete, message: words.askDelete(count), danger: true }))
      await run(vi.delete, { action: 'delete' })
  }
  const approve = async () => {
    if (await confirm({ title: vi.approve, message: words.ask(vi.approve, count) }))
      await run(vi.approve, { action: 'approve' })
  }
  const reject = async () => {
    const reason = await askReason({
      title: words.rejectMany(count),
      message: '',
      verb: `${vi.reject} ${count} ${lowerFirst(resource.label)}`,
      about,
      danger: true,
    })
    if (reason !== null) await run(vi.reject, { action: 'reject', reject_reason: reason })
  }
  const move = async (title: string, to: string) => {
    const question = { title, message: words.ask(title, count), verb: title, about }
    const body = await askStep(question, asksReason(machine, to))
    if (body) await run(title, { action: 'change-status', status: to, ...body })
  }
  const flip = async (title: string, action: string, value: boolean) => {
    if (await confirm({ title, message: words.ask(title, count) })) await run(title, { action, value })
  }

  return { count, remove, approve, reject, move, flip }
}

/** Whether a reason is required: for rejections, and for transitions that need one from some state. */
const asksReason = (machine: Machine | undefined, to: string): boolean =>
  to === 'rejected' ||
  (machine !== undefined && Object.keys(machine.states).some((from) => needsReason(machine, from, to)))
