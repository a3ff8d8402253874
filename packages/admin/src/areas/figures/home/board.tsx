import type { ReactNode } from 'react'
import { useUser } from '@trace/screens/app/shell-data.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { vi } from '@trace/screens/ui/vi.ts'

interface Props {
  above?: ReactNode
  actions?: ReactNode
  children: ReactNode
  below?: ReactNode
}

/** Layout of a home: the greeting, and cards in columns. */
export function Board({ above, actions, children, below }: Props) {
  const name = useUser()?.name ?? ''
  return (
    <Page title={vi.welcome(name)} actions={actions}>
      {above}
      <div className="balanced">{children}</div>
      {below}
    </Page>
  )
}
