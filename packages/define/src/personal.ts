import type { Fields } from './field.ts'
import type { Resource } from './resource.ts'

/** The fields that say something of a person. */
export const personalFields = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]!.personal)

/** Whether each row is a person: its name is personal. */
export const isPerson = ({ fields, title, handmade }: Pick<Resource, 'fields' | 'title' | 'handmade'>): boolean =>
  !handmade && fields[title]?.personal === true
