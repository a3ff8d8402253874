import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { judgeFix, LEAST_ACCURATE } from '@trace/define/geo/walk.ts'
import type { PositionFix, FixVerdict } from '@trace/define/geo/walk.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { followPlace } from '../../../app/map/geolocation.ts'
import styles from './boundary-walk.module.css'
import { keepScreenOn } from './keep-screen-on.ts'

const words = {
  searching: 'Đang tìm vị trí của bạn…',
  walking: (corners: number, metres: string) =>
    `Đang ghi: ${corners} điểm, sai số ${metres} m. Đi một vòng rồi bấm “Khép kín”.`,
  inaccurate: (metres: string, most: number) =>
    `Sai số ${metres} m, lớn hơn ${most} m nên chưa ghi điểm. Hãy ra chỗ thoáng và chờ một lát.`,
  leftOut: (count: number) => `Đã bỏ ${count} vị trí kém chính xác.`,
  paused: (corners: number) => `Đang tạm dừng, đã ghi ${corners} điểm.`,
  pause: 'Tạm dừng',
  resume: 'Đi tiếp',
} as const

export interface WalkProps {
  /** How many corners there are. */
  corners: number
  /** Called with each position that becomes a corner; `begins` is true for the first one of the walk. */
  take(fix: PositionFix, begins: boolean): void
  /** Called with every position, also those that become no corner. */
  follow(fix: PositionFix): void
}

interface Walk {
  last: PositionFix | null
  latest: { verdict: FixVerdict; metres: string } | null
  leftOut: number
}

/** A walk along the boundary: positions of the device become corners, until it is paused or the boundary is closed. */
export function BoundaryWalk({ corners, take, follow }: WalkProps) {
  const [{ last, latest, leftOut }, setWalk] = useState<Walk>({ last: null, latest: null, leftOut: 0 })
  const [paused, setPaused] = useState(false)
  const [problem, setProblem] = useState('')

  const hear = useEffectEvent((fix: PositionFix) => {
    const verdict = judgeFix(fix, last)
    setProblem('')
    setWalk({
      last: verdict === 'kept' ? fix : last,
      latest: { verdict, metres: formatNumber(Math.max(1, fix.accuracy), 0) },
      leftOut: leftOut + (verdict === 'inaccurate' ? 1 : 0),
    })
    if (verdict === 'kept') take(fix, last === null)
    follow(fix)
  })
  useEffect(() => (paused ? undefined : followPlace((fix) => hear(fix), setProblem)), [paused])
  useEffect(() => (paused ? undefined : keepScreenOn()), [paused])

  const isBad = latest?.verdict === 'inaccurate'
  const state = () => {
    if (paused) return words.paused(corners)
    if (!latest) return words.searching
    return isBad ? words.inaccurate(latest.metres, LEAST_ACCURATE) : words.walking(last ? corners : 0, latest.metres)
  }
  return (
    <div className={styles['walk']}>
      <Button
        variant="default"
        leftSection={paused ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
        onClick={() => setPaused(!paused)}
      >
        {paused ? words.resume : words.pause}
      </Button>
      <div role="status">
        <p data-warning={(isBad && !paused) || undefined}>{state()}</p>
        {leftOut > 0 && <p className="soft">{words.leftOut(leftOut)}</p>}
      </div>
      {problem && !paused && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
