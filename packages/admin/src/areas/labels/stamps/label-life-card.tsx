import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { labelSteps } from '@trace/domain/areas/labels/label-life.ts'
import { stampCodeStatus } from '@trace/domain/areas/labels/states.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { useNavigate } from 'react-router'
import { StatusBadge } from '../../../resource/fields/status/status-badge.tsx'
import styles from './label-life-card.module.css'
import type { LabelLife } from './stamp-data.ts'
import { words } from './words.ts'

/** The life of one label: what it is now, and everything that happened to it. */
export function LabelLifeCard({ life }: { life: LabelLife }) {
  const { serial, code, state, reason, replaced_by, scan_count, steps } = life
  const navigate = useNavigate()
  const why = [reason, replaced_by && words.replacedBy(replaced_by)].filter(Boolean).join('; ')

  return (
    <section aria-labelledby="life" className={`card ${styles['life']}`}>
      <header>
        <h2 id="life">{words.life(serial)}</h2>
        <StatusBadge {...stampCodeStatus.states[state]} />
        <code>{code}</code>
        <span className="soft">{words.scanned(formatNumber(scan_count))}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.closeLife}
          onClick={() => void navigate('?', { preventScrollReset: true })}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </header>
      {why && <p className={styles['why']}>{why}</p>}
      <ol>
        {steps.map(({ kind, at, note, by }, index) => (
          <li key={index} data-tone={labelSteps[kind].tone}>
            <strong>{labelSteps[kind].label}</strong>
            <time dateTime={at}>{formatMoment(at)}</time>
            <span className="soft">{[by, note].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
