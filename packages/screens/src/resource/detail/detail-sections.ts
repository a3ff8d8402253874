import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import { holding, rejection, vouching } from '@trace/define/blocks.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Field, Kind } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { vi } from '../../ui/vi.ts'
import { isEmpty } from '../form/entry.ts'
import { isFolded, togglesOf } from '../fields/flag/folded-toggles.ts'

interface Section {
  heading: string
  names: string[]
  /** Labels of form fields for which the row has no value. */
  missing: string[]
}

/** Kinds that are shown beside the row's name. */
const inHeading: readonly Kind[] = ['status', 'code']

const isShown = (field: Field, entry: Entry): boolean =>
  kinds[field.kind].answered !== 'never' &&
  field.kind !== 'slug' &&
  isFieldApplicable(field, entry) &&
  fitsOwn(field, entry)

/** A mark that the server sets says something only where it is set: a missing picture, a day that has passed. */
const isUnset = ({ kind, auto }: Field, value: unknown): boolean => kind === 'flag' && auto === true && value === false

/** Hides empty fields that do not apply to the row's own choice: the plant of a product that is an animal. */
const fitsOwn = ({ whenOf }: Field, entry: Entry): boolean =>
  !whenOf || typeof entry[whenOf.its] !== 'string' || whenOf.is.includes(String(entry[whenOf.its]))

/** Fields that have a place of their own above the sections, as sentences. */
const toldAbove = { ...vouching, ...rejection, ...holding({}) }

/** Sections of a detail screen by heading: all form fields, and the other fields that have a value. */
export function detailSections(resource: Resource, entry: Entry, except: readonly string[]): Section[] {
  const { fields, sections, title } = resource
  const folded = isFolded(resource) ? togglesOf(resource).map(([name]) => name) : []
  const placed = new Set(Object.values(sections).flat())
  const names = Object.keys(fields).filter(
    (name) =>
      ![title, ...except, ...folded].includes(name) &&
      !(name in toldAbove) &&
      fields[name] &&
      isShown(fields[name], entry) &&
      !isUnset(fields[name], entry[name]),
  )
  const given = names.filter((name) => !isEmpty(entry[name]))
  const loose = given.filter((name) => !placed.has(name) && !inHeading.includes(fields[name]!.kind))
  const own = Object.entries(sections).map(([heading, inside]) => ({
    heading,
    names: inside.filter((name) => given.includes(name)),
    missing: inside.filter((name) => names.includes(name) && !given.includes(name)),
  }))
  return [...own, { heading: own.length > 0 ? vi.more : vi.general, names: loose, missing: [] }].filter(
    (section) => section.names.length + section.missing.length > 0,
  )
}
