import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './troubles-card.module.css'
import { words } from './words.ts'

interface Props {
  troubles: readonly { name: string; found: string }[]
}

/**
 * Problems of the server that need a person: parts that do not run, fail, have waited long, or are old. Nothing if
 * there are none.
 */
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
