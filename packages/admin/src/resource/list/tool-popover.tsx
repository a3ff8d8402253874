import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { whileLoading } from '../../ui/loading.tsx'
import { OnDemand } from '../../app/on-demand.tsx'
import type { Trigger } from '../../app/on-demand.tsx'

interface Props<T> {
  label: string
  /** What it is set to, in place of the label on the button. */
  set?: string | undefined
  /** What opens is called. */
  title: string
  icon: ReactNode
  /** Fetches what is needed to open. */
  load(): Promise<T>
  children(loaded: T, close: () => void): ReactNode
}

/** A button over a list that opens something which is fetched only then, and anew each time. */
export function ToolPopover<T>({ label, set, title, icon, load, children }: Props<T>) {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)
  const fetch = async () => setLoaded({ value: await load() })
  const begin = async () => (await Promise.all([import('../../app/popover-view.tsx'), fetch()]))[0]

  const trigger: Trigger = (press, opened = false) => (
    <Button
      variant={set ? 'light' : 'default'}
      size="xs"
      leftSection={icon}
      maw={240}
      title={set}
      aria-label={set && `${label}: ${set}`}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={press}
    >
      {set ?? label}
    </Button>
  )

  return (
    <OnDemand name="tools" load={begin} trigger={trigger}>
      {({ PopoverView }) => (
        <PopoverView
          trigger={trigger}
          label={title}
          width={320}
          position="bottom-end"
          before={() => whileLoading(fetch())}
        >
          {(close) => loaded && children(loaded.value, close)}
        </PopoverView>
      )}
    </OnDemand>
  )
}
