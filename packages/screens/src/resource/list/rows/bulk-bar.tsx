import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronUp, IconTrash, IconX } from '@tabler/icons-react'
import { needsReason, verbTo } from '@trace/define/machine.ts'
import type { Machine } from '@trace/define/machine.ts'
import { isApprovable } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber, lowerFirst } from '@trace/define/text/format.ts'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { call } from '../../../app/call.ts'
import { askReason, askStep, confirm } from '../../../ui/dialogs.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { vi } from '../../../ui/vi.ts'
import { listQuery } from '../list-data.ts'
import { readAllRows, seenRows } from './seen-rows.ts'
import type { Fixed } from '../list-data.ts'
import { openJob } from '../../transfer/open-job.tsx'
import type { Many } from './row-actions.ts'
import { words } from '../../words.ts'
import styles from './bulk-bar.module.css'

interface Props {
  resource: Resource
  fixed: Fixed
  many: Many
  /** Number of rows that match the list's filters. */
  total: number
  selected: ReadonlySet<number>
  select(ids: ReadonlySet<number>): void
}

/** Actions that are decided on what the rows say: each goes with the version that was looked at. */
const decisions = ['approve', 'reject', 'change-status']

/** Rows that can be decided on at once. */
const MOST_DECIDED = 1_000

/** If there are more transitions than this, they are shown in a menu. */
const MOST_BUTTONS = 2

/** Bulk actions for the selected rows, or for all rows that match the filters. */
export function BulkBar({ resource, fixed, many, total, selected, select }: Props) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [all, setAll] = useState(false)
  const count = formatNumber(all ? total : selected.size)
  const machine = resource.fields['status']?.machine
  const moves = machine ? many.moves.map((to) => ({ to, title: verbTo(machine, to) })) : []
  const toggles = Object.entries(resource.fields).filter(([, { kind }]) => kind === 'toggle')

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
      danger: true,
    })
    if (reason !== null) await run(vi.reject, { action: 'reject', reject_reason: reason })
  }
  const move = async (title: string, to: string) => {
    const question = { title, message: words.ask(title, count), verb: title }
    const body = await askStep(question, asksReason(machine, to))
    if (body) await run(title, { action: 'change-status', status: to, ...body })
  }
  const flip = async (title: string, action: string, value: boolean) => {
    if (await confirm({ title, message: words.ask(title, count) })) await run(title, { action, value })
  }

  return (
    <section aria-label={words.bulk} className={styles['bar']}>
      <p role="status">{words.chosenRows(count)}</p>
      {!all && total > selected.size && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
          {words.chooseAll(formatNumber(total))}
        </Button>
      )}
      <div className={styles['tools']}>
        {isApprovable(resource) && (
          <>
            <Button size="xs" leftSection={<IconCheck size={16} />} onClick={() => void approve()}>
              {vi.approve}
            </Button>
            <Button size="xs" variant="default" onClick={() => void reject()}>
              {vi.reject}
            </Button>
          </>
        )}
        {moves.length <= MOST_BUTTONS &&
          moves.map(({ to, title }, index) => (
            <Button
              key={to}
              size="xs"
              variant={index === 0 ? 'filled' : 'default'}
              onClick={() => void move(title, to)}
            >
              {title}
            </Button>
          ))}
        {moves.length > MOST_BUTTONS && (
          <Menu width="max-content" position="top-end">
            <Menu.Target>
              <Button size="xs" variant="default" rightSection={<IconChevronUp size={14} />}>
                {words.moving}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {moves.map(({ to, title }) => (
                <Menu.Item key={to} onClick={() => void move(title, to)}>
                  {title}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {toggles.length > 0 && (
          <Menu width="max-content" position="top-end">
            <Menu.Target>
              <Button size="xs" variant="default" rightSection={<IconChevronUp size={14} />}>
                {words.switching}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {toggles.flatMap(([name, { label }]) =>
                [true, false].map((value) => {
                  const title = value ? vi.switchOn(label) : vi.switchOff(label)
                  return (
                    <Menu.Item key={title} onClick={() => void flip(title, name, value)}>
                      {title}
                    </Menu.Item>
                  )
                }),
              )}
            </Menu.Dropdown>
          </Menu>
        )}
        {many.remove && (
          <Button
            size="xs"
            variant="default"
            c="var(--danger-ink)"
            leftSection={<IconTrash size={16} />}
            onClick={() => void remove()}
          >
            {vi.delete}
          </Button>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={vi.unselect} onClick={() => select(new Set())}>
          <IconX size={16} />
        </ActionIcon>
      </div>
    </section>
  )
}

/** Whether a reason is required: for rejections, and for transitions that need one from some state. */
const asksReason = (machine: Machine | undefined, to: string): boolean =>
  to === 'rejected' ||
  (machine !== undefined && Object.keys(machine.states).some((from) => needsReason(machine, from, to)))
