import { resourceByName } from '@trace/define/catalogue.ts'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useReturnState } from '../../app/way-back.ts'
import { askReason, confirm } from '../../ui/dialogs.ts'
import { notify } from '../../ui/notices.ts'
import { useQuickKeys } from '../../ui/quick-keys.ts'
import { detailAddress, editAddress } from '../addresses.ts'
import type { Inbox } from './inbox-data.ts'
import type { Beside } from './inbox-record.tsx'
import { expectedOf, keyOf, stepsOf } from './inbox-row.ts'
import type { Handled, Waiting } from './inbox-row.ts'
import { useDecisions } from './use-decisions.ts'
import type { Decided } from './use-decisions.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useOthers } from './use-others.ts'
import { useRefusal } from './use-refusal.ts'
import { words } from './words.ts'

type Row = Waiting | Handled

const NONE: readonly Waiting[] = []

function withoutGone(inbox: Inbox, gone: ReadonlySet<Waiting>): Inbox {
  if (inbox.view !== 'mine') return inbox
  const answered = inbox.page.entries.filter((row) => gone.has(row))
  const kinds = inbox.page.kinds.map((kind) => ({
    ...kind,
    count: kind.count - answered.filter(({ resource }) => resource === kind.resource).length,
  }))
  return { ...inbox, page: { ...inbox.page, kinds: kinds.filter(({ count }) => count > 0) } }
}

/** Address of a row's own page or, if it has none, of its form. */
function pageOf({ resource: name, id }: Row): string {
  const resource = resourceByName(name)
  return resource.detail ? detailAddress(resource, id) : editAddress(resource, id)
}

const tellNoKey = () => notify({ title: words.noKey, message: words.noKeyHint })

/** The 'yes' or 'no' step of each row; null if one of the rows has none. */
function stepFor(chosen: readonly Waiting[], which: 'yes' | 'no'): Decided | null {
  const steps = chosen.flatMap((row) => {
    const step = stepsOf(row)[which]
    return step ? [{ row, step }] : []
  })
  return steps.length > 0 && steps.length === chosen.length ? steps : null
}

/** Asks for what a step still needs, a reason or a confirmation; null if the user cancels. */
async function askFor(decided: Decided): Promise<{ reason?: string } | null> {
  const names = decided.map(({ row }) => row.name).join(', ')
  const asking = decided.find(({ step }) => step.asksReason)
  if (asking) {
    const { label } = asking.step
    const reason = await askReason({
      title: label,
      message: words.askWhy(names),
      verb: label,
      about: decided.map(({ row }) => keyOf(row)).join(),
    })
    return reason === null ? null : { reason }
  }
  const final = decided.find(({ step }) => !step.undo)
  if (!final) return {}
  const { label } = final.step
  return (await confirm({ title: label, message: words.askFinal(label, names) })) ? {} : null
}

/** State of the inbox: its rows, the opened ones, and the actions of keys and buttons on them. */
export function useInbox(inbox: Inbox) {
  const navigate = useNavigate()
  const way = useReturnState()
  const [gone, setGone] = useState<ReadonlySet<Waiting>>(new Set())
  const entries = inbox.view === 'mine' ? inbox.page.entries : NONE
  const waiting = entries.filter((row) => !gone.has(row))
  const handled = inbox.view === 'handled' ? inbox.page.entries : []
  const all: readonly Row[] = inbox.view === 'mine' ? waiting : handled
  const keys = [...new Set(all.map(keyOf))]
  const rows = useOpenRows(keys)
  const { open, addressOf, show } = rows
  const chosen = waiting.filter((row) => open.includes(keyOf(row)))
  const { give, undo, isActing, reasons, since } = useDecisions({ entries, gone, setGone, rows })
  const { asking, refuse: askRefusal } = useRefusal(give)
  useOthers(isActing || asking !== null)

  const [yes, no] = [stepFor(chosen, 'yes'), stepFor(chosen, 'no')]
  const approve = async (decided: Decided) => {
    const asked = await askFor(decided)
    if (asked) await give(decided, asked.reason)
  }
  const refuse = (decided: Decided) => askRefusal(decided, reasons, inbox.view === 'mine' ? inbox.page.reasons : [])

  const press: Parameters<typeof useQuickKeys>[0] = {
    j: () => rows.stepBy(1),
    k: () => rows.stepBy(-1),
    x: inbox.view === 'mine' ? rows.add : undefined,
    a: yes ? { decides: () => approve(yes) } : chosen.length > 0 ? tellNoKey : undefined,
    r: no ? () => refuse(no) : chosen.length > 0 ? tellNoKey : undefined,
    z: { decides: undo ?? undefined },
    o: () => {
      const row = all.find((one) => keyOf(one) === open[0])
      if (row) void navigate(pageOf(row), { state: way })
    },
  }
  useQuickKeys(press, rows.isStill && !isActing && !asking)

  const beside: Beside = {
    yes: yes?.[0]?.step ?? null,
    no: no?.[0]?.step ?? null,
    page: !yes && chosen.length === 1 ? { label: expectedOf(chosen[0]!), to: pageOf(chosen[0]!) } : null,
    count: chosen.length,
    handled,
    waiting,
    since,
    list: addressOf([]),
    first: keys[0] ? addressOf([keys[0]]) : null,
    approve: () => yes && void approve(yes),
    refuse: () => no && refuse(no),
  }
  return {
    rows: all,
    /** The inbox without the kinds whose rows have all just been decided, with counts to match. */
    shown: withoutGone(inbox, gone),
    open,
    asking,
    beside,
    addressOf,
    /** Opens a row on a plain click; other clicks, such as those for a new tab, are left to the browser. */
    followed(event: MouseEvent, key: string) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void show([key])
    },
    toggled: rows.toggle,
  }
}
