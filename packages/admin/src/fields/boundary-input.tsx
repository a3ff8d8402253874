import { Button, FileButton, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { vi } from '../vi.ts'
import { countPoints, readBoundary } from './boundary.ts'
import type { InputProps } from './field-view.ts'
import { frameOf } from './input-frame.ts'
import styles from './boundary-input.module.css'

/** A boundary pasted or read from a file. What is no GeoJSON stays to be mended. */
export function BoundaryInput(props: InputProps) {
  const { value, error, change } = props
  const [text, setText] = useState(() => (value ? JSON.stringify(value) : ''))
  const [wrong, setWrong] = useState(false)
  const points = countPoints(value)

  const take = (next: string) => {
    setText(next)
    setWrong(false)
    if (!next.trim()) return change(null)
    try {
      change(readBoundary(next))
    } catch {
      setWrong(true)
    }
  }

  return (
    <div className={styles['boundary']}>
      <Textarea
        {...frameOf(props)} rows={3} resize="vertical" value={text} error={wrong ? vi.boundaryWrong : error} onChange={(event) => take(event.currentTarget.value)}
        description={points > 0 ? vi.boundaryPoints(points) : vi.boundaryHint} spellCheck={false} ff="monospace"
      />
      <FileButton accept=".geojson,.json,application/geo+json" onChange={(file) => void file?.text().then(take)}>
        {(button) => <Button {...button} variant="default" size="xs" leftSection={<IconUpload size={14} />}>{vi.importBoundary}</Button>}
      </FileButton>
    </div>
  )
}
