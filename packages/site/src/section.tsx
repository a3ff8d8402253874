import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

interface Props {
  id: string
  icon: IconName
  title: string
  children: ReactNode
}

export function Section({ id, icon, title, children }: Props) {
  return (
    <section className={`section section-${id}`} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  )
}
