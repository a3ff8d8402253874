import { useState } from 'react'
import type { ReactElement, ReactNode, Ref } from 'react'
import { loadOnDemand } from './overlay.ts'

/** Renders the trigger button; `opened` says whether its content is open. */
export type Trigger = (press?: () => void, opened?: boolean) => ReactElement<{ ref?: Ref<HTMLElement> }>

interface Props<V> {
  /** Name of the chunk, used in its error message. */
  name: string
  load(): Promise<V>
  trigger: Trigger
  /** Renders the trigger and its content once the content is loaded. */
  children(loaded: V): ReactNode
}

/**
 * Button whose menu or panel is lazy-loaded on the first press: a list draws dozens of them, and most are never opened.
 */
export function OnDemand<V>({ name, load, trigger, children }: Props<V>) {
  const [loaded, setLoaded] = useState<{ view: V } | null>(null)
  if (loaded) return children(loaded.view)
  const open = async () => {
    const view = await loadOnDemand(name, load)
    if (view) setLoaded({ view })
  }
  return trigger(() => void open())
}
