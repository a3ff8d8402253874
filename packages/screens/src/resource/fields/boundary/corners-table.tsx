import { ActionIcon, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { formatNumber } from '@trace/define/text/format.ts'
import { readNumber } from '@trace/define/text/read-number.ts'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../ui/quick-keys.ts'
import { vi } from '../../../ui/vi.ts'
import { words } from './words.ts'
import styles from './boundary-editor.module.css'
import type { Corner, Outline, OutlineEvent } from './outline.ts'

const MOST_ROWS = 300

/** Corners of a boundary as editable numbers: for keyboard users, and to copy a surveyor's document. */
export function CornersTable({
  outline: { corners, chosen },
  act,
}: {
  outline: Outline
  act(event: OutlineEvent): void
}) {
  return (
    <details className={styles['table']}>
      <summary>{words.table}</summary>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.point}</th>
              <th scope="col">{words.latitude}</th>
              <th scope="col">{words.longitude}</th>
              <th scope="col">
                <span className="visually-hidden">{vi.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {corners.slice(0, MOST_ROWS).map((corner, index) => (
              <CornerRow
                key={index}
                number={index + 1}
                corner={corner}
                chosen={index === chosen}
                move={(next, begins) => act({ type: 'moved', index, corner: next, begins })}
                remove={() => act({ type: 'removed', index })}
                choose={() => act({ type: 'chosen', index })}
              />
            ))}
            <NewCorner number={corners.length + 1} add={(corner) => act({ type: 'drawn', corner })} />
          </tbody>
        </table>
      </div>
    </details>
  )
}

interface RowProps {
  number: number
  corner: Corner
  chosen: boolean
  move(corner: Corner, begins: boolean): void
  remove(): void
  choose(): void
}

function CornerRow({ number, corner: [longitude, latitude], chosen, move, remove, choose }: RowProps) {
  return (
    <tr data-chosen={chosen || undefined} onFocus={choose}>
      <th scope="row">{number}</th>
      <td>
        <Degrees
          label={words.latitudeOf(number)}
          value={latitude}
          most={90}
          change={(next, begins) => move([longitude, next], begins)}
        />
      </td>
      <td>
        <Degrees
          label={words.longitudeOf(number)}
          value={longitude}
          most={180}
          change={(next, begins) => move([next, latitude], begins)}
        />
      </td>
      <td>
        <ActionIcon variant="subtle" color="gray" aria-label={words.removePointOf(number)} onClick={remove}>
          <IconTrash size={16} />
        </ActionIcon>
      </td>
    </tr>
  )
}

interface DegreesProps {
  label: string
  value: number
  most: number
  change(next: number, begins: boolean): void
}

/** Input for degrees. It follows a drag on the map, but never overwrites what the user is typing. */
function Degrees({ label, value, most, change }: DegreesProps) {
  const [typed, setTyped] = useState<{ text: string; begun: boolean } | null>(null)
  const isWrong = typed !== null && readDegrees(typed.text, most) === null

  const type = (text: string) => {
    const next = readDegrees(text, most)
    if (next !== null) change(next, !typed?.begun)
    setTyped({ text, begun: (typed?.begun ?? false) || next !== null })
  }
  return (
    <TextInput
      size="xs"
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed?.text ?? formatNumber(value, 6)}
      error={isWrong && words.coordinateWrong}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

function NewCorner({ number, add }: { number: number; add(corner: Corner): void }) {
  const [[latitude, longitude], setTyped] = useState(['', ''])
  const [isWrong, setWrong] = useState(false)

  const put = () => {
    const corner = [readDegrees(longitude, 180), readDegrees(latitude, 90)] as const
    setWrong(corner.includes(null))
    if (corner[0] === null || corner[1] === null) return
    add([corner[0], corner[1]])
    setTyped(['', ''])
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    put()
  }
  const cell = (label: string, value: string, change: (text: string) => void) => (
    <td>
      <TextInput
        size="xs"
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onKeyDown={keys}
        error={isWrong && words.coordinateWrong}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </td>
  )
  return (
    <tr>
      <th scope="row">{number}</th>
      {cell(words.latitudeOf(number), latitude, (text) => setTyped([text, longitude]))}
      {cell(words.longitudeOf(number), longitude, (text) => setTyped([latitude, text]))}
      <td>
        <ActionIcon variant="default" aria-label={words.addPoint} onClick={put}>
          <IconPlus size={16} />
        </ActionIcon>
      </td>
    </tr>
  )
}

/** Parses degrees with a decimal comma or point; null if invalid. */
function readDegrees(text: string, most: number): number | null {
  const reading = readNumber(text, { kind: 'decimal', min: -most, max: most })
  return reading && reading.other === null && Math.abs(reading.value) <= most ? reading.value : null
}
