import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { geodesicArea } from '@trace/domain'
import type { Boundary } from '@trace/domain'
import { formatArea, formatNumber } from '@trace/domain/format'
import styles from './acreage-check.module.css'
import { words } from './words.ts'

interface Props {
  boundary: Boundary | null
  /** What was typed, as it stands in the form. */
  acreage: unknown
  take(hectares: number): void
}

/** Beyond this share the stated acreage should be looked at. */
const MOST_OFF = 0.1

/** The area within the boundary beside the one that is stated, and a way to state it. */
export function AcreageCheck({ boundary, acreage, take }: Props) {
  if (!boundary) return null
  const computed = Math.round(geodesicArea(boundary) * 10_000) / 10_000
  const stated = Number(acreage) || null
  const off = stated === null ? null : (computed - stated) / stated
  const isOff = off !== null && Math.abs(off) > MOST_OFF

  return (
    <div role="status" className={styles['check']} data-warning={isOff || undefined}>
      {isOff && <IconAlertTriangle size={20} aria-hidden />}
      <p>
        <span>
          {words.computed}: <strong>{formatArea(computed)}</strong>
        </span>
        {off !== null && (
          <span>
            {isOff ? words.offBy(formatNumber(Math.abs(off) * 100, 1), off > 0) : words.asStated} (
            {words.statedAs(formatArea(stated))})
          </span>
        )}
      </p>
      {computed > 0 && computed !== stated && (
        <Button variant="default" size="xs" onClick={() => take(computed)}>
          {words.takeComputed}
        </Button>
      )}
    </div>
  )
}
