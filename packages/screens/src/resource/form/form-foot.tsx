import { IconAlertCircle } from '@tabler/icons-react'
import type { ChecklistLack } from '@trace/define/checklist.ts'
import type { Fields } from '@trace/define/field.ts'
import type { ReactNode, RefObject } from 'react'
import { vi } from '../../ui/vi.ts'
import { words as checklistWords } from '../words.ts'
import { focusField, focusFirstProblem, focusProblemOf } from './form-focus.ts'
import { circledNumber } from './circled-number.ts'
import { words } from './words.ts'
import styles from './form.module.css'

interface Props {
  form: RefObject<HTMLFormElement | null>
  /** Number of problems. */
  count: number
  /** Sections with problems; null if the form has one section. */
  wrong: readonly { id: string; heading: string; wrong: number }[] | null
  /** Message about running uploads. */
  uploading: string | null
  /** Lines of the check-list that the values leave open. */
  lacks: readonly ChecklistLack[]
  fields: Fields
  children: ReactNode
}

/** Footer of a form: problems and missing values, each with a link to its field, beside the save button. */
export const FormFoot = ({ form, count, wrong, uploading, lacks, fields, children }: Props) => (
  <footer className={styles['foot']}>
    {count > 0 && (
      <p role="alert" className={styles['problems']}>
        <IconAlertCircle size={18} aria-hidden />
        {wrong === null ? (
          <button type="button" onClick={() => focusFirstProblem(form.current)}>
            {vi.formProblems(count)}
          </button>
        ) : (
          <>
            {vi.formProblems(count)}
            {wrong.map(({ id, heading, wrong: many }) => (
              <button key={id} type="button" onClick={() => focusProblemOf(form.current, id)}>
                {words.problemsIn(many, heading)}
              </button>
            ))}
          </>
        )}
      </p>
    )}
    {uploading && (
      <p role="status" className="soft">
        {uploading}
      </p>
    )}
    {lacks.length > 0 && (
      <p className={styles['lacks']}>
        {checklistWords.lacksHere}
        {lacks.map(({ number, field }) => (
          <button key={number} type="button" onClick={() => focusField(form.current, field)}>
            {circledNumber(number)} {fields[field]!.label}
          </button>
        ))}
      </p>
    )}
    {children}
  </footer>
)
