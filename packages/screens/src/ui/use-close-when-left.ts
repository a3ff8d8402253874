import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Closes an overlay when the user leaves its screen. */
export function useCloseWhenLeft(close: () => void): void {
  const { pathname } = useLocation()
  const [begunAt] = useState(pathname)
  useEffect(() => {
    if (pathname !== begunAt) close()
  }, [pathname, begunAt, close])
}
