import { useCallback, useState } from 'react'

const REACH = '150px'
const LATER = 2_000

/** Lazy loading: true once an element is near the viewport, or two seconds after it was mounted. */
export function useNearViewport() {
  const [near, setNear] = useState(false)

  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: REACH },
    )
    const timer = setTimeout(() => setNear(true), LATER)
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])

  return { box, near }
}
