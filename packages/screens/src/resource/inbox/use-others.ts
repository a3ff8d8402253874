import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { changes } from '../../app/changes.ts'
import { useStore } from '../../ui/store.ts'

/** What others do is shown once they pause for so many milliseconds. */
const OTHERS_PAUSE = 1_000

/** Reads the rows again once others have changed some, unless the user is at work on them. */
export function useOthers(isAtWork: boolean): void {
  const { revalidate } = useRevalidator()
  const told = Object.values(useStore(changes)).reduce((sum, count) => sum + count, 0)
  const known = useRef(told)
  const refresh = useEffectEvent(() => {
    known.current = told
    if (!isAtWork) void revalidate()
  })
  useEffect(() => {
    if (told === known.current) return
    const timer = setTimeout(refresh, OTHERS_PAUSE)
    return () => clearTimeout(timer)
  }, [told])
}
