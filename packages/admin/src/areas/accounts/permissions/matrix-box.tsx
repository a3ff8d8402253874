import { cellsOf } from './grants.ts'
import type { Changes, Lack, Line } from './grants.ts'
import styles from './matrix-table.module.css'

/** State of the matrix cells, and how to set them. */
export interface Cells {
  granted: ReadonlySet<number>
  changes: Changes
  /** Permissions that the screens still need, by subject. */
  lacks: ReadonlyMap<string, Lack>
  /** Whether the user may change this cell. */
  mayChange(id: number): boolean
  set(ids: readonly number[], on: boolean): void
}

/** Whether lines look the same and allow the same changes as before. */
export function looksTheSame(lines: readonly Line[], before: Cells, after: Cells): boolean {
  const lackingIn = ({ lacks }: Cells, { subject }: Line) => lacks.get(subject)?.names.join()
  return (
    before.set === after.set &&
    lines.every((line) => lackingIn(before, line) === lackingIn(after, line)) &&
    cellsOf(lines).every(
      (id) =>
        before.granted.has(id) === after.granted.has(id) &&
        before.changes.has(id) === after.changes.has(id) &&
        before.mayChange(id) === after.mayChange(id),
    )
  )
}

interface Props extends Pick<Cells, 'granted' | 'mayChange' | 'set'> {
  ids: readonly number[]
  label: string
  text?: string
}

/** Tri-state checkbox for several cells: on, off or mixed. It sets only the cells the user may change. */
export function Box({ ids, label, text, granted, mayChange, set }: Props) {
  const open = ids.filter(mayChange)
  const count = ids.filter((id) => granted.has(id)).length
  const full = count === ids.length
  const show = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = count > 0 && !full
  }
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        ref={show}
        aria-label={label}
        checked={full}
        disabled={open.length === 0}
        onChange={() => set(open, !open.every((id) => granted.has(id)))}
      />
      {text && <span>{text}</span>}
    </label>
  )
}
