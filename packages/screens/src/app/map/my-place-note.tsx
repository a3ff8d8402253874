import type { PositionFix } from '@trace/define/geo/walk.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { words } from '../../ui/charts/words.ts'
import styles from '../../ui/map/map-view.module.css'

/** Shows the accuracy of the user's position, or why it is unavailable. */
export function MyPlaceNote({ here, problem }: { here: PositionFix | null; problem: string }) {
  if (problem)
    return (
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
    )
  return (
    here && (
      <p role="status" className={styles['note']}>
        {words.myPlaceWithin(formatNumber(Math.max(1, here.accuracy), 0))}
      </p>
    )
  )
}
