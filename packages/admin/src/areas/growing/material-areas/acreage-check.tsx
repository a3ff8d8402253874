import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { landArea } from '@trace/define/geo/land.ts'
import { formatArea, formatNumber } from '@trace/define/text/format.ts'
import styles from './acreage-check.module.css'
import { words } from './words.ts'

export interface AcreageCheckProps {
  boundary: Boundary
  /** The value of the form field, as typed. */
  acreage: unknown
  take(hectares: number): void
}

/** Relative difference above which the stated acreage should be checked. */
const MOST_OFF = 0.1

/** Compares the area inside the boundary with the stated acreage, with a button that takes it over. */
export function AcreageCheck({ boundary, acreage, take }: AcreageCheckProps) {
  const computed = Math.round(landArea(boundary) * 10_000) / 10_000
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
