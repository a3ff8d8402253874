import { useEffect, useState } from 'react'

/** Whether the first paint is done; until then optional parts are not rendered, so as not to delay it. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false)

  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])

  return painted
}
