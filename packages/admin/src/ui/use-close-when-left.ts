import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Closes what stands over a screen when that screen is left. */
export function useCloseWhenLeft(close: () => void): void {
  const { pathname } = useLocation()
  const [begunAt] = useState(pathname)
  useEffect(() => {
    if (pathname !== begunAt) close()
  }, [pathname, begunAt, close])
}
