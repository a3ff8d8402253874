import { useCallback, useState } from 'react'

const REACH = '150px'
const LATER = 2_000

/** Says when an element is about to be seen, or has long been on the screen: for what may come after all else. */
export function useNear() {
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
