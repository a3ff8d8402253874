import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Field, Fields } from '@trace/define/field.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { words } from './words.ts'
import { isAtOnce } from './section-state.ts'
import styles from './form.module.css'

interface Props {
  id: string
  heading: string
  names: readonly string[]
  fields: Fields
  /** The only section: its heading is visible only to screen readers. */
  only: boolean
  /** Whether optional fields are hidden behind a button until they have a value or a problem. */
  brief: boolean
  isTold(name: string): boolean
  draw(name: string): ReactNode
}

/** Section of a form. Once a field is shown it stays, even if it is emptied again. */
export function FormSection({ id, heading, names, fields, only, brief, isTold, draw }: Props) {
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState<readonly string[]>([])
  const lines = linesOf(names, fields)
  const told = lines.filter((line) => line.some((name) => isAtOnce(fields[name]!) || isTold(name))).flat()
  const added = told.filter((name) => !shown.includes(name))
  if (added.length > 0) setShown([...shown, ...added])
  const behind = brief && !open ? names.filter((name) => !told.includes(name) && !shown.includes(name)) : []
  /** Whether the only field has the same label as the section: the label is then hidden. */
  const alone = names.length === 1 && fields[names[0]!]?.label === heading

  return (
    <section id={id} className={`card ${styles['section']}`} data-slim={behind.length === names.length || undefined}>
      <h2 className={only ? 'visually-hidden' : undefined}>{heading}</h2>
      {behind.length < names.length && (
        <div className={styles['fields']} data-alone={alone || undefined}>
          {lines
            .filter((line) => !line.every((name) => behind.includes(name)))
            .map((line) =>
              line.length === 1 ? (
                draw(line[0]!)
              ) : (
                <div key={line[0]} className={styles['pair']}>
                  {line.map(draw)}
                </div>
              ),
            )}
        </div>
      )}
      {behind.length > 0 && (
        <p className={styles['more']}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={words.moreFieldsOf(heading)}
            onClick={() => setOpen(true)}
          >
            {words.moreFields}
          </Button>
          <span className="soft">{enumerate(behind.map((name) => fields[name]!))}</span>
        </p>
      )}
    </section>
  )
}

const enumerate = (fields: readonly Field[]): string => fields.map(({ label }) => label).join(' · ')

/** Groups fields into lines: each has its own line, except those that share one with the field before. */
const linesOf = (names: readonly string[], fields: Fields): string[][] =>
  names.reduce<string[][]>((lines, name) => {
    const before = lines.at(-1)
    return before && fields[name]!.paired ? [...lines.slice(0, -1), [...before, name]] : [...lines, [name]]
  }, [])
