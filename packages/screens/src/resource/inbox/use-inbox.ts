import { resourceByName } from '@trace/define/catalogue.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useNavigation, useParams, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import type { Answer } from '../../app/api.ts'
import { changes } from '../../app/changes.ts'
import { showAnswers } from '../../app/show-answer.ts'
import { versionOf } from '../../app/undo-act.ts'
import { useWay } from '../../app/way-back.ts'
import { askReason, confirm } from '../../ui/dialogs.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { notify } from '../../ui/notices.ts'
import { useQuickKeys } from '../../ui/quick-keys.ts'
import { useStore } from '../../ui/store.ts'
import { vi } from '../../ui/vi.ts'
import { detailAddress, editAddress } from '../addresses.ts'
import { isDoubled, sendAsked } from '../form/insist.ts'
import { lookAhead } from './inbox-data.ts'
import type { Inbox } from './inbox-data.ts'
import type { Beside } from './inbox-record.tsx'
import { sinceOf } from './changed-since.tsx'
import type { Since } from './changed-since.tsx'
import { expectedOf, keyOf, stepsOf } from './inbox-row.ts'
import type { Handled, Step, Waiting } from './inbox-row.ts'
import { words } from './words.ts'

type Row = Waiting | Handled
type ReasonRequest = {
  title: string
  hint: string
  offered: readonly string[]
  /** What was typed before the dialog was left. */
  begun: string
  typing(text: string): void
  close(reason: string | null): void
}
type Answered = readonly { row: Waiting; step: Step }[]
type Done = Answered[number] & { version: number }

/** Rows are read again when no more than these are left on a page. */
const FEW = 5

const MOST_OFFERED = 9

/** What others do is shown once they pause for so many milliseconds. */
const OTHERS_PAUSE = 1_000

type Known = { resource: string; reason: string }

/** Reasons to choose from: those given just now, those given to rows of the same list, then the others. */
const offeredOf = (given: readonly string[], known: readonly Known[], resource: string): string[] => {
  const before = known.toSorted((a, b) => Number(b.resource === resource) - Number(a.resource === resource))
  return [...new Set([...given, ...before.map(({ reason }) => reason)])].slice(0, MOST_OFFERED)
}

/** What changed in the rows whose answer came too late, by their keys. */
async function changedSince(answered: Answered, given: readonly Answer[]): Promise<ReadonlyMap<string, Since>> {
  const read = answered.map(
    async ({ row }, at) => [keyOf(row), await sinceOf(resourceByName(row.resource), given[at]!)] as const,
  )
  return new Map((await Promise.all(read)).flatMap(([key, one]) => (one ? [[key, one]] : [])))
}

function withoutGone(inbox: Inbox, gone: ReadonlySet<Waiting>): Inbox {
  if (inbox.view !== 'mine') return inbox
  const answered = inbox.page.entries.filter((row) => gone.has(row))
  const kinds = inbox.page.kinds.map((kind) => ({
    ...kind,
    count: kind.count - answered.filter(({ resource }) => resource === kind.resource).length,
  }))
  return { ...inbox, page: { ...inbox.page, kinds: kinds.filter(({ count }) => count > 0) } }
}

/** The page of a row; its form, where it has no page. */
function pageOf({ resource: name, id }: Row): string {
  const resource = resourceByName(name)
  return resource.detail ? detailAddress(resource, id) : editAddress(resource, id)
}

const tellNoKey = () => notify({ title: words.noKey, message: words.noKeyHint })

/** The rows of the inbox, those that are looked at, and what is done with them by keys and buttons. */
export function useInbox(inbox: Inbox) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { revalidate } = useRevalidator()
  const { search, key: place } = useLocation()
  const way = useWay()
  const { rows: path } = useParams()
  const [gone, setGone] = useState<ReadonlySet<Waiting>>(new Set())
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null)
  const [asking, setAsking] = useState<ReasonRequest | null>(null)
  const [acting, setActing] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [since, setSince] = useState<ReadonlyMap<string, Since>>(new Map())
  /** Where the user is, or is going. */
  const latest = useRef(place)
  /** Reasons that were being typed, by the rows they are for. */
  const typed = useRef(new Map<string, string>())
  useEffect(() => {
    latest.current = navigation.location?.key ?? place
  }, [navigation.location, place])

  const told = Object.values(useStore(changes)).reduce((sum, count) => sum + count, 0)
  const known = useRef(told)
  const refresh = useEffectEvent(() => {
    known.current = told
    if (!acting && !asking) void revalidate()
  })
  useEffect(() => {
    if (told === known.current) return
    const timer = setTimeout(refresh, OTHERS_PAUSE)
    return () => clearTimeout(timer)
  }, [told])

  const waiting = inbox.view === 'mine' ? inbox.page.entries.filter((row) => !gone.has(row)) : []
  const handled = inbox.view === 'handled' ? inbox.page.entries : []
  const rows: readonly Row[] = inbox.view === 'mine' ? waiting : handled
  const keys = [...new Set(rows.map(keyOf))]
  const open = path?.split(',') ?? []
  const chosen = waiting.filter((row) => open.includes(keyOf(row)))

  const addressOf = (shown: readonly string[]) =>
    `/admin/inbox${shown.length > 0 ? `/${shown.join(',')}` : ''}${search}`
  const askAhead = (key: string) => keys.slice(keys.indexOf(key) + 1, keys.indexOf(key) + 3).forEach(lookAhead)
  /**
   * Drawn at once, before anything else is pressed or told: an answer must never go to the row that was looked at before.
   */
  const look = (shown: readonly string[], replace: boolean) =>
    navigate(addressOf(shown), { replace, preventScrollReset: true, flushSync: true })
  const show = (shown: readonly string[]) => {
    askAhead(shown.at(-1) ?? '')
    return look(shown, false)
  }
  const stepBy = (by: number, from = keys.indexOf(open.at(-1) ?? '')) => {
    const next = keys[from + by]
    if (next) void show([next])
  }

  /** Gives each chosen row its answer, then shows the row after them, unless the user has gone elsewhere meanwhile. */
  const give = async (answered: Answered, reason?: string) => {
    const from = latest.current
    setActing(true)
    const done: Done[] = []
    const given: Answer[] = []
    for (const { row, step } of answered) {
      const answer = await sendAsked((more) => api('PUT', step.path, { ...step.body(reason), ...more }))
      given.push(answer)
      if (answer.ok) done.push({ row, step, version: versionOf(answer.data) })
    }
    const back = done.every(({ step }) => step.undo) ? () => takeBack(done) : null
    showAnswers(given, back ? () => void back() : undefined)
    const stale = given.some((answer) => answer.code === 409 && !isDoubled(answer))
    if (stale) setSince(await changedSince(answered, given))
    if (done.length === 0) {
      // A row that was changed meanwhile is read again, to decide on what it says now.
      if (stale) await revalidate()
      return setActing(false)
    }
    setUndo(() => back)
    if (reason) setReasons([reason, ...reasons])
    const left = waiting.filter((row) => !done.some((one) => one.row === row))
    const after = left.find((row) => waiting.indexOf(row) > waiting.indexOf(done.at(-1)!.row)) ?? left.at(-1)
    setGone(new Set([...gone, ...done.map(({ row }) => row)]))
    const stayed = latest.current === from
    if (stayed) await look(after ? [keyOf(after)] : [], true)
    if (after) askAhead(keyOf(after))
    setActing(false)
    if (!stayed || stale || left.length <= FEW) await revalidate()
  }

  const takeBack = async (done: readonly Done[]) => {
    const from = latest.current
    setActing(true)
    setUndo(null)
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

  const offered = (which: 'yes' | 'no'): Answered | null => {
    const steps = chosen.flatMap((row) => {
      const step = stepsOf(row)[which]
      return step ? [{ row, step }] : []
    })
    return steps.length > 0 && steps.length === chosen.length ? steps : null
  }
  const [yes, no] = [offered('yes'), offered('no')]

  const approve = async (answered: Answered) => {
    const asking = answered.find(({ step }) => step.asksReason)
    if (asking) {
      const { label } = asking.step
      const message = words.askWhy(answered.map(({ row }) => row.name).join(', '))
      const reason = await askReason({ title: label, message, verb: label })
      return reason === null ? undefined : give(answered, reason)
    }
    const final = answered.find(({ step }) => !step.undo)
    if (final) {
      const { step } = final
      const name = answered.map((one) => one.row.name).join(', ')
      if (!(await confirm({ title: step.label, message: words.askFinal(step.label, name) }))) return
    }
    await give(answered)
  }
  const refuse = (answered: Answered) => {
    const [{ row }] = answered as [Answered[number]]
    const known = inbox.view === 'mine' ? inbox.page.reasons : []
    const rowKeys = answered.map((one) => keyOf(one.row)).join()
    setAsking({
      begun: typed.current.get(rowKeys) ?? '',
      typing: (text) => typed.current.set(rowKeys, text),
      title: answered.length > 1 ? words.refuseMany(answered.length) : vi.rejectTitle(row.name),
      hint: row.field === 'has_changes' ? vi.rejectChangesHint : '',
      offered: offeredOf(reasons, known, row.resource),
      close(reason) {
        setAsking(null)
        if (reason === null) return
        typed.current.delete(rowKeys)
        void give(answered, reason)
      },
    })
  }

  const press: Record<string, (() => unknown) | undefined> = {
    j: () => stepBy(1),
    k: () => stepBy(-1),
    x: () => {
      const next = keys[keys.indexOf(open.at(-1) ?? '') + 1] ?? keys.findLast((key) => !open.includes(key))
      if (next && inbox.view === 'mine') void show([...open, next])
    },
    a: yes ? () => approve(yes) : chosen.length > 0 ? tellNoKey : undefined,
    r: no ? () => refuse(no) : chosen.length > 0 ? tellNoKey : undefined,
    z: undo ?? undefined,
    o: () => {
      const row = rows.find((one) => keyOf(one) === open[0])
      if (row) void navigate(pageOf(row), { state: way })
    },
  }
  useQuickKeys(press, navigation.state === 'idle' && !acting && !asking)

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
    rows,
    /** The page as it stands: kinds without the rows that were just answered. */
    shown: withoutGone(inbox, gone),
    open,
    asking,
    beside,
    addressOf,
    /** A plain click on a row; other clicks, as those for a new tab, stay the browser's. */
    followed(event: MouseEvent, key: string) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void show([key])
    },
    toggled: (key: string) => void show(open.includes(key) ? open.filter((one) => one !== key) : [...open, key]),
  }
}
