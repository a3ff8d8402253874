import { startTransition, useEffect, useState } from 'react'

/** Whether the screen has been seen once; until then what can wait holds nothing up. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false)

  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])

  return painted
}
