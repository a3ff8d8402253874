import type { Field } from '@trace/define/field.ts'
import { readNumber } from '@trace/define/text/read-number.ts'
import { Suspense } from 'react'
import { optionalPart } from '../../../ui/optional-part.tsx'
import { showNumber } from './number-text.ts'

const ReadingHint = optionalPart(async () => (await import('./reading-hint.tsx')).ReadingHint)

interface Props {
  field: Field
  text: string
  /** Replaces the text by the chosen reading. */
  choose(text: string): void
}

/** Hint below a box that shows how an ambiguous number was read; empty for any other text. */
export function NumberReading({ field, text, choose }: Props) {
  const reading = readNumber(text, field)
  if (reading?.other == null) return null
  return (
    <Suspense>
      <ReadingHint
        field={field}
        said={text}
        readings={[reading.value, reading.other]}
        choose={(meant) => choose(showNumber(meant, field))}
      />
    </Suspense>
  )
}
