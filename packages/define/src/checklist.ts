/** A line of a check-list, with its number from 1. */
export interface ChecklistLine {
  number: number
  label: string
}

/** A line that a row does not fulfil, and the field of its form that would complete it. */
export interface ChecklistLack extends ChecklistLine {
  hint: string
  field: string
}

/**
 * Conditions that the rows of a product must meet beyond the rules of their forms: those of a certificate, the
 * papers of a dossier.
 */
export interface Checklist {
  /** The line of the check-list that depends on a field of a resource. */
  lineOf(resource: string, field: string): ChecklistLine | undefined
  /** Whether lines depend on whole rows of a resource, instead of single fields. */
  isDecidedBy(resource: string): boolean
  /** The lines that a row does not fulfil; values missing from `row` count as given. */
  lacksOf(resource: string, row: Readonly<Record<string, unknown>>): ChecklistLack[]
}

/** The check-list of a product that has none. */
export const noChecklist: Checklist = { lineOf: () => undefined, isDecidedBy: () => false, lacksOf: () => [] }
