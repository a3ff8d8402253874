import { IconAlertCircle, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { words } from './words.ts'
import type { SectionState } from './section-state.ts'
import styles from './form-rail.module.css'

export interface RailProps {
  sections: readonly ({ id: string; heading: string } & SectionState)[]
}

/** List of the sections beside a form, each with its progress; on narrow screens a row of chips. */
export const FormRail = ({ sections }: RailProps) => (
  <nav className={styles['rail']} aria-label={words.sections}>
    <ol>
      {sections.map(({ id, heading, ...state }) => (
        <li key={id}>
          <button type="button" data-state={toneOf(state)} onClick={() => goTo(id)}>
            <Mark {...state} />
            <span>{heading}</span>
            <small>{countOf(state)}</small>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)

const toneOf = ({ wrong, missing, waitsFor, filled }: SectionState): 'wrong' | 'open' | 'done' | 'empty' =>
  wrong > 0 ? 'wrong' : missing > 0 || waitsFor !== null ? 'open' : filled ? 'done' : 'empty'

function Mark(state: SectionState) {
  const Icon = { wrong: IconAlertCircle, done: IconCircleCheckFilled, open: IconCircle, empty: IconCircle }[
    toneOf(state)
  ]
  return <Icon size={16} aria-hidden />
}

/** Text about what remains to be done in a section. */
const countOf = (state: SectionState): string =>
  ({
    wrong: words.sectionWrong(state.wrong),
    open: state.missing > 0 ? words.sectionMissing(state.missing) : words.sectionWaits(state.waitsFor ?? ''),
    done: words.sectionDone,
    empty: words.sectionOptional,
  })[toneOf(state)]

/** Scrolls to a section and focuses its first input. */
function goTo(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  section
    ?.querySelector<HTMLElement>('input:not([type=file]), textarea, [contenteditable], button')
    ?.focus({ preventScroll: true })
}
