import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './troubles-card.module.css'
import { words } from './words.ts'

interface Props {
  troubles: readonly { name: string; found: string }[]
}

/** What of the server needs a person: what does not run, fails, waits for long, or is old. Nothing where all is well. */
export function TroublesCard({ troubles }: Props) {
  const id = useId()
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby={id} className={`card ${styles['troubles']}`}>
      <h2 id={id}>
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
        {words.troubles}
      </h2>
      <ul>
        {troubles.map(({ name, found }) => (
          <li key={`${name} ${found}`}>
            <strong>{name}</strong>
            <span>{found}</span>
          </li>
        ))}
      </ul>
      <p className="soft">{words.troublesHint}</p>
    </section>
  )
}
