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

/**
 * Conditions that the rows of a product must meet beyond the rules of their forms: those of a certificate, the
 * papers of a dossier.
 */
export interface Checklist {
  /** The line that a field of a resource decides. */
  lineOf(resource: string, field: string): ChecklistLine | undefined
  /** Whether single rows of a resource decide whole lines. */
  isDecidedBy(resource: string): boolean
  /** The lines that a row leaves open; a value that is not known of it counts as given. */
  lacksOf(resource: string, row: Readonly<Record<string, unknown>>): ChecklistLack[]
}

/** The check-list of a product that has none. */
export const noChecklist: Checklist = { lineOf: () => undefined, isDecidedBy: () => false, lacksOf: () => [] }
