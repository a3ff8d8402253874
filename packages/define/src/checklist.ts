/** A line of a check-list, with its number from 1. */
export interface ChecklistLine {
  number: number
  label: string
}

/** A line that a row leaves open, and the field of its form that would close it. */
export interface ChecklistLack extends ChecklistLine {
  hint: string
  field: string
}

/** What a product holds its rows against beyond the rules of their forms: a certificate's conditions, a dossier's papers. */
export interface Checklist {
  /** The line that a field of a resource decides. */
  lineOf(resource: string, field: string): ChecklistLine | undefined
  /** Whether rows of a resource decide lines on their own. */
  isDecidedBy(resource: string): boolean
  /** The lines that a row leaves open; a value that is not known of it counts as given. */
  lacksOf(resource: string, row: Readonly<Record<string, unknown>>): ChecklistLack[]
}

/** That of a product without one. */
export const noChecklist: Checklist = { lineOf: () => undefined, isDecidedBy: () => false, lacksOf: () => [] }
