import type { Plan } from './import-plan.ts'
import type { NumberQuestion } from './number-questions.ts'
import type { PlannedRow } from './planned-row.ts'

/** Maximum of listed problems; the others are only counted. */
const MOST_LISTED = 500

export const wrongRows = ({ rows }: Plan): PlannedRow[] => rows.filter(({ problems }) => problems.length > 0)

/** Counts rows with problems, apart from those that only wait for an answer; empty if there are none. */
export function problemsIn(plan: Plan): string {
  const wrong = wrongRows(plan)
  const asked = wrong.filter(({ problems }) => problems.every(({ asks }) => asks !== undefined)).length
  const told = [
    wrong.length > asked && `${wrong.length - asked} dòng có lỗi`,
    asked > 0 && `${asked} dòng cần bạn chọn`,
  ]
  return told.filter(Boolean).join(', ')
}

export const isNothingRight = ({ rows }: Plan): boolean => rows.every(({ problems }) => problems.length > 0)

/** Result of an import or of a check, for its owner: counts of rows, problems and questions. */
export function outcome(plan: Plan) {
  const wrong = wrongRows(plan)
  const questions: NumberQuestion[] = [...plan.questions.values()]
  const right = (wanted: PlannedRow['action']) =>
    plan.rows.filter(({ action, problems }) => action === wanted && problems.length === 0).length
  return {
    total_rows: plan.rows.length,
    created: right('create'),
    updated: right('update'),
    unchanged: right('unchanged'),
    failed: wrong.length,
    problems: wrong.flatMap(({ problems }) => problems).slice(0, MOST_LISTED),
    ignored: plan.ignored,
    notes: plan.notes,
    hidden_rows: plan.leftOut,
    questions,
  }
}
