import { isAskedFor, isMany } from '@trace/domain'
import type { Field, Kind, Resource } from '@trace/domain'
import { vi } from '../vi.ts'
import type { Entry } from './entry.ts'

interface Section {
  heading: string
  names: string[]
}

/** Shown beside the row's name. */
const inHeading: readonly Kind[] = ['status', 'code']

const isShown = (field: Field, entry: Entry): boolean => field.kind !== 'password' && isAskedFor(field, entry)

const isEmpty = (field: Field, value: unknown): boolean =>
  value === null || value === undefined || value === '' || (isMany(field) && Array.isArray(value) && value.length === 0)

/** What a detail screen shows, under which headings: all that the form asks for, and of the rest what there is. */
export function detailSections({ fields, sections }: Resource, entry: Entry): Section[] {
  const placed = new Set(Object.values(sections).flat())
  const names = Object.keys(fields).filter((name) => fields[name] && isShown(fields[name], entry))
  const loose = names.filter((name) => !placed.has(name) && !inHeading.includes(fields[name]!.kind) && !isEmpty(fields[name]!, entry[name]))
  const own = Object.entries(sections).map(([heading, inside]) => ({ heading, names: inside.filter((name) => names.includes(name)) }))
  return [...own, { heading: own.length > 0 ? vi.more : vi.general, names: loose }].filter((section) => section.names.length > 0)
}
