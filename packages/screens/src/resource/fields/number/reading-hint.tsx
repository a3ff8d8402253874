import { Button } from '@mantine/core'
import type { Field } from '@trace/define/field.ts'
import { spellNumber } from '@trace/define/text/spell-number.ts'
import styles from './reading-hint.module.css'
import { withUnit } from './number-cells.ts'
import { showNumber } from './number-text.ts'

const words = {
  which: (said: string) => `${said} là số nào?`,
  other: (other: string) => `hay ${other}?`,
} as const

interface Props {
  field: Field
  /** The text that can be read in two ways. */
  said: string
  readings: readonly [value: number, other: number]
  choose(meant: number): void
}

/**
 * Shows how an ambiguous decimal was read, with a button for the other reading; for a whole number, asks which one
 * is meant.
 */
export function ReadingHint({ field, said, readings, choose }: Props) {
  const [value, other] = readings
  const isRead = field.kind === 'decimal'
  const inWords = (number: number) => `${withUnit(showNumber(number, field), field)} (${spellNumber(number)})`
  return (
    <span className={styles['hint']} role="status">
      <span>{isRead ? `= ${inWords(value)}` : words.which(said)}</span>
      {(isRead ? [other] : readings).map((number) => (
        <Button key={number} size="compact-xs" variant="default" onClick={() => choose(number)}>
          {isRead ? words.other(inWords(number)) : inWords(number)}
        </Button>
      ))}
    </span>
  )
}
