import { useState } from 'react'
import type { ReactElement, ReactNode, Ref } from 'react'
import { fetchAsked } from './overlay.ts'

/** Draws what is pressed to open something, as it looks while that is `opened`. */
export type Trigger = (press?: () => void, opened?: boolean) => ReactElement<{ ref?: Ref<HTMLElement> }>

interface Props<V> {
  /** The chunk, as its failure names it. */
  name: string
  load(): Promise<V>
  trigger: Trigger
  /** Draws the trigger with what it opens, once that is there. */
  children(loaded: V): ReactNode
}

/** A button whose menu or panel is fetched when it is first pressed: a list draws dozens of them, and most are never opened. */
export function OnDemand<V>({ name, load, trigger, children }: Props<V>) {
  const [loaded, setLoaded] = useState<{ view: V } | null>(null)
  if (loaded) return children(loaded.view)
  const open = async () => {
    const view = await fetchAsked(name, load)
    if (view) setLoaded({ view })
  }
  return trigger(() => void open())
}
