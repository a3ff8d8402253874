import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { vi } from '../ui/vi.ts'
import { OnDemand } from '../app/on-demand.tsx'
import type { Trigger } from '../app/on-demand.tsx'
import type { Notices } from '../app/shell.ts'
import type { BellLink } from './bell-panel.tsx'
import styles from './bell.module.css'

interface Props {
  notices: Promise<Notices>
  links: readonly BellLink[]
}

/** Bell that opens the latest notices, with the number of unread ones. */
export function Bell({ notices, links }: Props) {
  const [known, setKnown] = useState(none)
  // The button is the same before and after the notices load, so a panel opened early stays open.
  useEffect(() => {
    let isLeft = false
    void notices.then((found) => {
      if (!isLeft) setKnown(found)
    })
    return () => {
      isLeft = true
    }
  }, [notices])
  return <BellButton notices={known} links={links} />
}

const none: Notices = { entries: [], unread: 0 }

async function loadPanel() {
  const [{ PopoverView }, { BellPanel }] = await Promise.all([
    import('../app/popover-view.tsx'),
    import('./bell-panel.tsx'),
  ])
  return { PopoverView, BellPanel }
}

function BellButton({ notices: { entries, unread }, links }: { notices: Notices } & Pick<Props, 'links'>) {
  const count = unread > 9 ? '9+' : String(unread)
  const label = unread > 0 ? `${vi.notices}, ${vi.unread(count)}` : vi.notices

  const trigger: Trigger = (press, opened = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={press}
    >
      <IconBell size={18} />
      {unread > 0 && (
        <span aria-hidden className={styles['mark']}>
          {count}
        </span>
      )}
    </ActionIcon>
  )

  return (
    <OnDemand name="bell" load={loadPanel} trigger={trigger}>
      {({ PopoverView, BellPanel }) => (
        <PopoverView trigger={trigger} label={vi.notices} width={360} position="bottom-end" padding={0}>
          {(close) => <BellPanel entries={entries} links={links} close={close} />}
        </PopoverView>
      )}
    </OnDemand>
  )
}
