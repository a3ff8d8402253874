import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { whileLoading } from '../../ui/loading.tsx'
import { OnDemand } from '../../app/on-demand.tsx'
import type { Trigger } from '../../app/on-demand.tsx'

interface Props<T> {
  label: string
  /** Current value, shown instead of the button's label. */
  set?: string | undefined
  /** Title of the popover. */
  title: string
  icon: ReactNode
  /** Loads what the popover needs. */
  load(): Promise<T>
  children(loaded: T, close: () => void): ReactNode
}

/** Toolbar button whose popover is lazy-loaded; its data are loaded again each time. */
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
