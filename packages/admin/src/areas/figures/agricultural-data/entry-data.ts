import { provinces } from '@trace/domain/areas/places/provinces.ts'
import { wards as communes } from '@trace/domain/areas/places/wards.ts'
import type { reportedPlace } from '@trace/domain/areas/figures/reported-place.ts'
import type { Entry, Named } from '@trace/define/entry.ts'
import { can } from '@trace/define/permission.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { today } from '@trace/define/text/dates.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { loadAll } from '@trace/screens/app/load-all.ts'
import { load } from '@trace/screens/app/load.ts'
import { fieldOf, nameOf } from '@trace/screens/resource/form/entry.ts'
import { requireSession } from '@trace/screens/app/session.ts'
import type { EntryPlan } from './entry-plans.ts'

/** What each row of a sheet stands for: communes (for one species) or species (for one commune). */
export type RowsOf = 'wards' | 'species'

/** The values that apply to the whole sheet; they are in the address. */
export interface SheetTitle {
  rows: RowsOf
  year: number
  shared: Readonly<Record<string, string>>
  ward: number | null
  species: number | null
}

export interface SheetRow {
  /** Id of the commune or species. */
  id: number
  name: string
  entry: Entry | null
  lastYear: Entry | null
}

export interface Sheet {
  title: SheetTitle
  province: number
  wards: readonly Named[]
  species: readonly Named[]
  rows: readonly SheetRow[]
}

/** Identifies reported figures: they belong to a commune and a year, but to no single producer. */
type Place = { [K in keyof typeof reportedPlace]?: string | number }
const ward_id: keyof typeof reportedPlace = 'ward_id'

/** Loads the figures of a period that belong to no single producer, with those of the year before. */
export const loadSheet =
  ({ resource, species: field, shared }: EntryPlan) =>
  async ({ request }: LoaderFunctionArgs): Promise<Sheet> => {
    const { user, permissions } = await requireSession(request)
    const said = new URL(request.url).searchParams
    const kind = resourceByName(fieldOf(resource, field).to!)
    const [all, grown, own] = await Promise.all([
      loadAll(provinces, {}, request),
      loadAll(kind, { ...fieldOf(resource, field).only, is_active: true }, request),
      user.role?.scope === 'commune'
        ? load('GET /api/admin/profile', {}, request).then(({ entry }) => entry.ward_id ?? null)
        : null,
    ])
    const province = all.find(({ is_home }) => is_home) ?? all[0]!
    const everyWard = await loadAll(communes, { province_id: province.id }, request)
    const species = grown.map((row) => ({ id: row.id, name: nameOf(kind, row) }))
    const wards = own === null ? everyWard : everyWard.filter(({ id }) => id === own)

    const rowsOf: RowsOf = said.get('rows') === 'species' || own !== null ? 'species' : 'wards'
    const title: SheetTitle = {
      rows: rowsOf,
      year: Number(said.get('year')) || Number(today().slice(0, 4)),
      shared: Object.fromEntries(Object.entries(shared).map(([name, usual]) => [name, said.get(name) ?? usual()])),
      ward: rowsOf === 'species' ? chosen(wards, said.get('ward')) : null,
      species: rowsOf === 'wards' ? chosen(species, said.get('species')) : null,
    }
    /** Users who may only create figures start with an empty sheet; duplicates are refused on save. */
    const maySee = can(permissions, screenNeed(resource, 'list'))
    const figures = async (year: number): Promise<Map<number, Entry>> => {
      if (!maySee) return new Map()
      const place: Place = { year, manufacture_id: 'none', ...(title.ward && { ward_id: title.ward }) }
      const of = title.ward ? {} : { [field]: title.species! }
      const entries = await loadAll(resource, { ...title.shared, ...place, ...of }, request)
      return new Map(entries.map((entry) => [Number(entry[title.ward ? field : ward_id]), entry]))
    }
    const [now, before] = await Promise.all([figures(title.year), figures(title.year - 1)])
    const rows = (title.rows === 'wards' ? wards : species).map(({ id, name }) => ({
      id,
      name,
      entry: now.get(id) ?? null,
      lastYear: before.get(id) ?? null,
    }))
    return { title, province: province.id, wards, species, rows }
  }

const chosen = (all: readonly Named[], said: string | null): number | null =>
  (all.find(({ id }) => id === Number(said)) ?? all[0])?.id ?? null
