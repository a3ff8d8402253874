import type { Fields } from './field.ts'
import type { Resource } from './resource.ts'

/** The names of the fields that hold personal data. */
export const personalFields = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]!.personal)

/** Whether each row is a person: its title is personal data. */
export const isPerson = ({ fields, title, handmade }: Pick<Resource, 'fields' | 'title' | 'handmade'>): boolean =>
  !handmade && fields[title]?.personal === true
