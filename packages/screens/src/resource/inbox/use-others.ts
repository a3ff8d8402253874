import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { changesByOthers } from '../../app/changes.ts'
import { useStore } from '../../ui/store.ts'

/** Pause in milliseconds without changes by others, after which their changes are shown. */
const OTHERS_PAUSE = 1_000

/** Reloads the rows after others have changed some, unless the user is working on them. */
export function useOthers(isAtWork: boolean): void {
  const { revalidate } = useRevalidator()
  const told = Object.values(useStore(changesByOthers)).reduce((sum, count) => sum + count, 0)
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
