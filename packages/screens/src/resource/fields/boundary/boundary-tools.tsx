import { Button, FileButton } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconPencil, IconTrash, IconUpload, IconWalk, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './boundary-editor.module.css'
import { words } from './words.ts'
import type { Outline, OutlineEvent } from './outline.ts'

interface ToolsProps {
  outline: Outline
  act(event: OutlineEvent): void
  take(file: File | null): void
  /** Begins a walk along the boundary. */
  walk(): void
  isWalking: boolean
}

/** Buttons above the map of the boundary editor. */
export function BoundaryTools({
  outline: { corners, drawing, chosen, fixed, before },
  act,
  take,
  walk,
  isWalking,
}: ToolsProps) {
  const draw = fixed ? words.redraw : corners.length > 0 ? words.drawOn : words.draw
  const isEmpty = corners.length === 0 && !fixed && before.length === 0
  const reset = useRef<() => void>(null)
  const begin = () => {
    if (fixed) act({ type: 'replaced', boundary: null })
    act({ type: 'drawing', on: true })
  }
  return (
    <div className={styles['tools']}>
      {drawing ? (
        <Button size="xs" leftSection={<IconCheck size={14} />} onClick={() => act({ type: 'drawing', on: false })}>
          {words.finish}
        </Button>
      ) : (
        <>
          <Button variant="default" size="xs" leftSection={<IconPencil size={14} />} onClick={begin}>
            {draw}
          </Button>
          <Button variant="default" size="xs" leftSection={<IconWalk size={14} />} onClick={walk}>
            {words.walk}
          </Button>
        </>
      )}
      {!isEmpty && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size={14} />}
          disabled={before.length === 0}
          onClick={() => act({ type: 'undone' })}
        >
          {words.undo}
        </Button>
      )}
      {!isEmpty && !isWalking && (
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconX size={14} />}
            disabled={chosen === null}
            onClick={() => chosen !== null && act({ type: 'removed', index: chosen })}
          >
            {words.removePoint}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={14} />}
            disabled={corners.length === 0 && !fixed}
            onClick={() => act({ type: 'replaced', boundary: null })}
          >
            {words.removeAll}
          </Button>
        </>
      )}
      {!isWalking && (
        <FileButton
          resetRef={reset}
          accept=".geojson,.json,.kml,.csv,.txt,.zip,.shp"
          onChange={(file) => {
            take(file)
            reset.current?.()
          }}
          inputProps={{ 'aria-label': words.import }}
        >
          {(button) => (
            <Button {...button} variant="default" size="xs" leftSection={<IconUpload size={14} />}>
              {words.import}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  )
}
