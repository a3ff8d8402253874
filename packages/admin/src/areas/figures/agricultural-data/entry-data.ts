import { today } from '@trace/domain'
import type { Entry, Named } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { load } from '../../../app/load.ts'
import { fieldOf } from '../../../resource/form/entry.ts'
import { session } from '../../../app/session.ts'
import type { EntryPlan } from './entry-plans.ts'

/** What the rows of a sheet are: communes of one species, or species of one commune. */
export type RowsOf = 'wards' | 'species'

/** What the sheet as a whole is about; it stands in the address. */
export interface SheetTitle {
  rows: RowsOf
  year: number
  shared: Readonly<Record<string, string>>
  ward: number | null
  species: number | null
}

export interface SheetRow {
  /** The commune or species. */
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

const ALL = 'length=100'

/** The figures of a period that belong to no producer, with those of the year before. */
export const loadSheet =
  ({ resource, species: field, shared }: EntryPlan) =>
  async ({ request }: LoaderFunctionArgs): Promise<Sheet> => {
    const { user } = await session(request)
    const said = new URL(request.url).searchParams
    const read = async <T>(path: string) => (await load<{ entries: T[] }>(path, request)).entries
    const [provinces, species, own] = await Promise.all([
      read<Named & { is_home: boolean }>(`/provinces?${ALL}`),
      read<Named>(`/${fieldOf(resource, field).to}?is_active=true&${ALL}`),
      user.role?.scope === 'commune'
        ? load<{ entry: { ward_id: number } }>('/profile', request).then(({ entry }) => entry.ward_id)
        : null,
    ])
    const province = provinces.find(({ is_home }) => is_home) ?? provinces[0]!
    const everyWard = await read<Named>(`/provinces/${province.id}/wards?${ALL}`)
    const wards = own === null ? everyWard : everyWard.filter(({ id }) => id === own)

    const rowsOf: RowsOf = said.get('rows') === 'species' || own !== null ? 'species' : 'wards'
    const title: SheetTitle = {
      rows: rowsOf,
      year: Number(said.get('year')) || Number(today().slice(0, 4)),
      shared: Object.fromEntries(Object.entries(shared).map(([name, usual]) => [name, said.get(name) ?? usual()])),
      ward: rowsOf === 'species' ? chosen(wards, said.get('ward')) : null,
      species: rowsOf === 'wards' ? chosen(species, said.get('species')) : null,
    }
    const figures = async (year: number): Promise<Map<number, Entry>> => {
      const query = new URLSearchParams({
        ...title.shared,
        year: String(year),
        manufacture_id: 'none',
        length: '100',
        ...(title.ward ? { ward_id: String(title.ward) } : { [field]: String(title.species) }),
      })
      const found = await read<Entry>(`/${resource.name}?${query}`)
      return new Map(found.map((entry) => [Number(entry[title.ward ? field : 'ward_id']), entry]))
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
