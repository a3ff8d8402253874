import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Size } from '../map/map-box.ts'

/** Size of an element, kept up to date with a ResizeObserver. */
export function useSize<E extends Element>(): [RefObject<E | null>, Size] {
  const element = useRef<E>(null)
  const [size, setSize] = useState<Size>([0, 0])

  useLayoutEffect(() => {
    if (!element.current) return
    const { width, height } = element.current.getBoundingClientRect()
    setSize([width, height])
    const observer = new ResizeObserver(
      ([entry]) => entry && setSize([entry.contentRect.width, entry.contentRect.height]),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
