import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDue, partOf, placeBySeed } from '@trace/server/test/seed.ts'

const [admin, screens] = ['packages/admin/src', 'packages/screens/src']
const engine = 'packages/platform/src'
const [frame, ui, form, list, fields] = [
  `${screens}/frame`,
  `${screens}/ui`,
  `${screens}/resource/form`,
  `${screens}/resource/list`,
  `${screens}/resource/fields`,
]

/** The folders of an area in the back-office, the server and the domain, as far as they exist. */
const area = (name: string): string[] =>
  ['admin', 'server', 'domain'].map((part) => `packages/${part}/src/areas/${name}`).filter(isThere)

/**
 * Paths that each journey covers: it is due when a file below one of them changed. A journey that is not listed is
 * always run.
 */
const paths: Record<string, readonly string[]> = {
  'access.spec.ts': [ui, frame, `${screens}/sign-in`, `${admin}/areas/accounts/auth`, 'packages/site/src'],
  'access-of-screens.spec.ts': [ui, frame, form, list, fields],
  'accounts.spec.ts': [...area('accounts'), `${engine}/access`, `${engine}/accounts`, `${screens}/resource/own`],
  'acts.spec.ts': [list, ui, `${engine}/request/done-message.ts`],
  'agricultural-data.spec.ts': area('figures'),
  'banners.spec.ts': [...area('portal'), `${engine}/files`],
  'catalogue.spec.ts': [frame, list, `${admin}/main.tsx`],
  'codes.spec.ts': [`${screens}/resource/codes`, ...area('labels'), ...area('scans')],
  'diaries.spec.ts': area('growing'),
  'forms.spec.ts': [form, ui, `${screens}/resource/history`],
  'helping-forms.spec.ts': [form, fields, ...area('catalogue')],
  'homes.spec.ts': [frame, `${admin}/areas/figures/home`, ...area('growing')],
  'inbox.spec.ts': [`${screens}/resource/inbox`, `${engine}/inbox`],
  'jobs.spec.ts': [`${screens}/resource/transfer`, `${engine}/jobs`],
  'kept-program.spec.ts': ['packages/screens/worker', 'packages/screens/build', `${screens}/boot`, frame],
  'keyboard.spec.ts': [frame, list, form],
  'labels-on-paper.spec.ts': area('labels'),
  'list-views.spec.ts': [list, `${engine}/calls/bulk.ts`],
  'lists-fit.spec.ts': [list, fields],
  'lists.spec.ts': [frame, list, form],
  'long-texts.spec.ts': [fields, `${engine}/rich-text.ts`],
  'maps.spec.ts': [fields, `${ui}/map`, `${screens}/app/map`, ...area('places')],
  'notices.spec.ts': [frame, ui, `${engine}/notices`, ...area('producers')],
  'parts.spec.ts': ['examples/parts', ui, fields, `${screens}/resource/detail`],
  'recalls.spec.ts': [...area('tracing'), 'packages/domain/src/areas/labels/issues/public-reasons.ts'],
  'routes.spec.ts': [frame, `${admin}/admin-routes.tsx`],
  'scan-next.spec.ts': ['packages/site/src'],
  'second-product.spec.ts': ['examples/library', `${screens}/frame`, `${screens}/sign-in`, 'packages/screens/build'],
  'secure-stamps.spec.ts': ['packages/site/src', ...area('labels'), ...area('scans')],
  'selects.spec.ts': [form, fields],
  'sheets.spec.ts': [`${screens}/resource/sheet`, `${engine}/sheets`],
  'switches.spec.ts': [list, ...area('accounts')],
  'talk.spec.ts': [`${screens}/resource/beside`, `${engine}/beside`, `${engine}/notices`],
}

/** The most spec files that a run takes of those due by a change; the others wait for the nightly run. */
const MOST_DUE = 4

/**
 * The journeys of one run: those not listed in `paths`, those whose own file changed, at most `MOST_DUE` of those
 * due, and an eighth of all, which depends on the seed. The nightly run takes all.
 */
export function journeysOfThisRun(): string[] {
  for (const path of Object.values(paths).flat())
    if (!isThere(path)) throw new Error(`e2e/journeys.ts names ${path}, which is not there`)
  const all = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.spec.ts'))
    .toSorted()
  const due = all.filter((name) => paths[name] && isDue(...paths[name]))
  const taken = new Set([
    ...all.filter((name) => !paths[name] || isDue(`e2e/${name}`)),
    ...due.toSorted((one, other) => placeBySeed(one) - placeBySeed(other)).slice(0, MOST_DUE),
    ...partOf(all, 8, 'journeys'),
  ])
  return all.filter((name) => taken.has(name))
}

function isThere(path: string): boolean {
  return existsSync(join(import.meta.dirname, '..', path))
}
