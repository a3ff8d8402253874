import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { labelSteps } from '@trace/domain/areas/labels/issues/label-life.ts'
import { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { scanResults } from '@trace/domain/areas/scans/scan-results.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { Link, useNavigate } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import styles from './label-life-card.module.css'
import type { LabelLife } from './stamp-data.ts'
import type { Stamp } from './stamp.ts'
import { useLabelSteps } from './use-label-steps.ts'
import { words } from './words.ts'

/** History of one label: its present state, and everything that happened to it. */
export function LabelLifeCard({ life, stamp }: { life: LabelLife; stamp: Stamp }) {
  const { serial, code, state, told, reason, replaced_by, scan_count, steps } = life
  const navigate = useNavigate()
  const { actionsOf } = useLabelSteps(stamp)
  const maySeeTrace = useCan()(screenNeed(traces, 'read'))
  const why = [reason, replaced_by && words.replacedBy(replaced_by)].filter(Boolean).join('; ')

  return (
    <section aria-labelledby="life" className={`card ${styles['life']}`}>
      <header>
        <h2 id="life">{words.life(serial)}</h2>
        <StatusBadge {...stampCodeStatus.states[state]} />
        <code>{code}</code>
        <span className="soft">{words.toldAs(scanResults[told].label)}</span>
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
      <div className={styles['acts']}>
        {actionsOf(life).map(({ label, danger, run }) => (
          <Button
            key={label}
            size="compact-md"
            variant="default"
            {...(danger && { c: 'var(--danger-ink)' })}
            onClick={() => void run?.()}
          >
            {label}
          </Button>
        ))}
        {maySeeTrace && <Link to={detailAddress(traces, stamp.trace_id)}>{words.toTrace}</Link>}
      </div>
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
