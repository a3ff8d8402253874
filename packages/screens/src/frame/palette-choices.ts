import { IconArrowRight, IconPlus, IconQrcode, IconStar } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { catalogue } from '@trace/define/catalogue.ts'
import { fold } from '@trace/define/text/fold.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../app/call.ts'
import type { Data } from '../app/call.ts'
import { screenNeed } from '../app/guard.ts'
import { menuGroups } from '../app/menu.ts'
import { readRecent } from '../app/recent-pages.ts'
import { useCan, useUser } from '../app/shell-data.ts'
import { useShell } from '../app/shell.ts'
import { createAddress } from '../resource/addresses.ts'
import { findCode, looksLikeCode, rowAddress } from '../resource/codes/find-code.ts'
import { iconOf } from '../resource/row-icons.ts'
import { vi } from '../ui/vi.ts'
import { words } from '../ui/words.ts'

const TYPING_PAUSE = 200
const MOST_PLACES = 8

export interface Choice {
  label: string
  /** The menu group or the type of record it belongs to. */
  under: string
  to: string
  icon: Icon
}

type SearchHit = Data<'GET /api/admin/search'>['entries'][number]
type Favourite = Data<'GET /api/admin/favourites'>['entries'][number]

/** The palette's choices for a typed text; `areBorne`: whether the product can look up codes. */
export function useChoices(said: string, areBorne: boolean) {
  const places = usePlaces()
  const { records, searching, find } = useRecords()
  const codes = useCodes(areBorne)
  const favourites = useFavourites()
  const recent = useRecent().filter(({ to }) => favourites.every((marked) => marked.to !== to))
  const asked = fold(said)
  const near = places
    .filter(({ label, under }) => fold(`${under} ${label}`).includes(asked))
    .toSorted((a, b) => nearness(a, asked) - nearness(b, asked))
  const [tasks, screens] = [near.filter(({ icon }) => icon === IconPlus), near.filter(({ icon }) => icon !== IconPlus)]
  const groups = [
    { heading: words.recent, choices: asked ? [] : recent },
    { heading: words.favourites, choices: asked ? [] : favourites },
    { heading: words.codes, choices: asked ? codes.found : [] },
    { heading: words.screens, choices: screens.slice(0, MOST_PLACES) },
    { heading: words.records, choices: asked ? records : [] },
    { heading: words.tasks, choices: asked ? tasks.slice(0, MOST_PLACES) : [] },
  ].filter(({ choices }) => choices.length > 0)
  const search = (next: string) => {
    find(next)
    codes.find(next)
  }
  /** The record or label with the code that was typed last, once the server answers. */
  const bearer = async (): Promise<Choice | undefined> => (looksLikeCode(said) ? (await codes.asked())[0] : undefined)
  return { groups, searching, search, bearer }
}

/** Records that the user opened last on this machine. */
function useRecent(): Choice[] {
  const user = useUser()
  return user ? readRecent(user.id).map(({ resource, ...page }) => ({ ...page, icon: iconOf(resource) })) : []
}

/** Records that the user starred. */
function useFavourites(): Choice[] {
  const can = useCan()
  const [marked, setMarked] = useState<readonly Favourite[]>([])
  useEffect(() => {
    void call('GET /api/admin/favourites', {}).then((answer) => answer.ok && setMarked(answer.data.entries))
  }, [])
  return marked.flatMap(({ resource, id, name: label, label: under }) => {
    const to = rowAddress(resource, id, label, can)
    return to === null ? [] : [{ label, under, to, icon: IconStar }]
  })
}

/** Screens the user may open, and records the user may create. */
function usePlaces(): Choice[] {
  const can = useCan()
  const screens = menuGroups(useShell()?.permissions ?? null).flatMap(({ label: under, entries }) =>
    entries.map(({ label, to }) => ({ label, under, to, icon: IconArrowRight })),
  )
  const tasks = catalogue().menu.flatMap(({ label: under, resources }) =>
    resources
      .filter((resource) => resource.form && can(screenNeed(resource, 'create')))
      .map((resource) => ({ label: vi.addOne(resource.label), under, to: createAddress(resource), icon: IconPlus })),
  )
  return [...screens, ...tasks]
}

/** Debounced search for records; responses of older queries are ignored. */
function useRecords() {
  const can = useCan()
  const [records, setRecords] = useState<Choice[]>([])
  const [searching, setSearching] = useState(false)
  const timer = useRef(0)
  const turn = useRef(0)

  const ask = async (said: string, own: number) => {
    const answer = await call('GET /api/admin/search', { q: said })
    if (own !== turn.current) return
    setRecords(answer.ok ? answer.data.entries.flatMap(choiceOf) : [])
    setSearching(false)
  }
  const find = (said: string) => {
    const own = ++turn.current
    clearTimeout(timer.current)
    const worth = said.trim().length >= 2
    setSearching(worth)
    if (worth) timer.current = window.setTimeout(() => void ask(said.trim(), own), TYPING_PAUSE)
    else setRecords([])
  }

  /** Only records that have a screen of their own or can be found in a list. */
  const choiceOf = ({ resource, id, name: label, label: under }: SearchHit): Choice[] => {
    const to = rowAddress(resource, id, label, can)
    return to === null ? [] : [{ label, under, to, icon: iconOf(resource) }]
  }
  return { records, searching, find }
}

/** Finds what a typed code belongs to. Asked without delay, since codes are pasted or scanned as a whole. */
function useCodes(areBorne: boolean) {
  const can = useCan()
  const [found, setFound] = useState<Choice[]>([])
  const latest = useRef<Promise<Choice[]>>(Promise.resolve([]))

  const ask = async (said: string): Promise<Choice[]> =>
    ((await findCode(said, can)) ?? []).map((choice) => ({ ...choice, icon: IconQrcode }))

  const find = (said: string) => {
    const own = areBorne && looksLikeCode(said) ? ask(said) : Promise.resolve([])
    latest.current = own
    void own.then((choices) => own === latest.current && setFound(choices))
  }
  return { found, find, asked: () => latest.current }
}

/** Ranking: matches in the name itself come before matches in what it belongs to. */
const nearness = ({ label }: Choice, asked: string): number => {
  const at = fold(label).indexOf(asked)
  return at === 0 ? 0 : at > 0 ? 1 : 2
}
