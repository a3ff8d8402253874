import { ActionIcon } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import type { PositionFix } from '@trace/define/geo/walk.ts'
import { useState } from 'react'
import { words } from '../../ui/charts/words.ts'
import { boxAround } from '../../ui/map/map-box.ts'
import type { Box } from '../../ui/map/map-box.ts'
import { askPlace } from './geolocation.ts'

/** Half the width of the map section shown around the user, in map units: about 300 m. */
const REACH = 32

/**
 * 'Vị trí của tôi' of a map: the button that asks for the position, the position or problem found, and the part of
 * the map to show then.
 */
export function useMyPlace() {
  const [here, setHere] = useState<PositionFix | null>(null)
  const [look, setLook] = useState<Box>()
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState(false)

  const ask = () => {
    setAsking(true)
    setProblem('')
    askPlace(
      (fix) => {
        setAsking(false)
        setHere(fix)
        const [x, y] = toMapPoint([fix.longitude, fix.latitude])
        setLook(
          boxAround([
            [x - REACH, y - REACH],
            [x + REACH, y + REACH],
          ]),
        )
      },
      (why) => {
        setAsking(false)
        setProblem(why)
      },
    )
  }
  const tool = (
    <ActionIcon
      variant="default"
      size={32}
      aria-label={words.myPlace}
      title={words.myPlace}
      loading={asking}
      onClick={ask}
    >
      <IconCurrentLocation size={16} />
    </ActionIcon>
  )
  return { here, setHere, look, setLook, problem, setProblem, tool }
}
