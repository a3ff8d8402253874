import { Button } from '@mantine/core'
import { labelSteps } from '@trace/domain/areas/labels/issues/label-life.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { canMove } from '@trace/define/machine.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { PlaceCard } from '@trace/screens/app/map/place-card.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Fact, Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { Timeline, TimelineItem } from '@trace/screens/resource/detail/timeline.tsx'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { FormDrawer } from '@trace/screens/resource/form/form-drawer.tsx'
import { NetworkLanes } from './network-lanes.tsx'
import type { ReviewView } from './label-review-data.ts'
import styles from './label-review.module.css'
import { Judgement } from './label-reviews-page.tsx'
import { useReviewSteps } from './use-review-steps.ts'
import { words } from './words.ts'

/** Everything known about one label that looks copied, beside the list. */
export function LabelReview() {
  const { entry, places } = useLoaderData<ReviewView>()
  const { serial, stamp_id, stamp, code, state, score, reasons, pin_verified_at, pin_verified_count, acts } = entry
  const can = useCan()
  const steps = useReviewSteps(entry)
  const likeliest = inOrder(
    [
      steps &&
        canMove(stampCodeStatus, state, 'locked') && { key: 'lock' as const, label: words.lock, run: steps.lock },
      steps?.clear && { key: 'clear' as const, label: words.clear, run: steps.clear },
      steps?.watch && { key: 'watch' as const, label: words.watch, run: steps.watch },
    ],
    entry.verdict === 'suspect' ? 'lock' : null,
  )

  return (
    <FormDrawer resource={labelReviews} title={words.label(serial)}>
      <div className={styles['review']}>
        <header>
          {state !== 'suspect' && <StatusBadge {...stampCodeStatus.states[state]} />}
          <Judgement label={entry} />
          <span className="soft">{words.score(formatNumber(score, 0))}</span>
        </header>
        <Card heading={words.reasons}>
          {reasons.length === 0 ? (
            <p className="soft">{words.noReasons}</p>
          ) : (
            <ul className={styles['reasons']}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          <Facts>
            <FieldFacts resource={labelReviews} entry={entry} names={['product_id', 'manufacture_id']} />
            <Fact label={stamps.label}>
              {can(screenNeed(stamps, 'read')) ? (
                <Link to={`${detailAddress(stamps, stamp_id)}?label=${Number(serial)}`}>{stamp?.name}</Link>
              ) : (
                stamp?.name
              )}
            </Fact>
            <Fact label={words.code}>
              <code>{code}</code>
            </Fact>
            <FieldFacts resource={labelReviews} entry={entry} names={['review', 'review_since', 'scan_count']} />
            {entry.takes_pin && (
              <Fact label={words.pin}>
                {pin_verified_at
                  ? words.pinOpened(formatNumber(pin_verified_count), formatMoment(pin_verified_at))
                  : words.pinUnused}
              </Fact>
            )}
          </Facts>
        </Card>
        <Card heading={words.times}>
          <NetworkLanes networks={entry.seen_by} scans={entry.scans} />
        </Card>
        {places.length > 0 && (
          <PlaceCard heading={words.map} figure={words.scanned} unit="" places={places} look="circles" wide />
        )}
        <Card heading={words.scans}>
          <Scans scans={entry.scans} />
        </Card>
        <Card heading={words.acts}>
          {acts.length === 0 ? (
            <p className="soft">{words.noActs}</p>
          ) : (
            <Timeline label={words.acts}>
              {acts.map(({ kind, at, reason, by }) => (
                <TimelineItem
                  key={`${kind} ${at}`}
                  tone={labelSteps[kind].tone}
                  heading={labelSteps[kind].label}
                  aside={
                    <span className="soft">
                      {formatMoment(at)} · {by ?? words.system}
                    </span>
                  }
                >
                  {reason}
                </TimelineItem>
              ))}
            </Timeline>
          )}
        </Card>
      </div>
      {steps && (
        <footer className={styles['steps']}>
          {likeliest.map(({ key, label, run }, at) => (
            <Button
              key={key}
              {...(at < likeliest.length - 1 && { variant: 'default' })}
              {...(key === 'lock' && dangerous(at === likeliest.length - 1))}
              onClick={() => void run()}
            >
              {label}
            </Button>
          ))}
        </footer>
      )}
    </FormDrawer>
  )
}

interface ReviewStep {
  key: 'lock' | 'clear' | 'watch'
  label: string
  run(): Promise<void>
}

/** Steps for a label. The one that its evidence suggests comes last, because the last button is the main one. */
const inOrder = (steps: readonly (ReviewStep | false | null | undefined)[], main: ReviewStep['key'] | null) =>
  steps.filter((step): step is ReviewStep => !!step).toSorted((a, b) => Number(a.key === main) - Number(b.key === main))

const dangerous = (isMain: boolean) => (isMain ? { color: 'red.8' } : { c: 'var(--danger-ink)', 'data-apart': true })

const FEW = 8

function Scans({ scans }: { scans: ReviewView['entry']['scans'] }) {
  const [all, showAll] = useState(false)
  return (
    <>
      <ol className={styles['scans']}>
        {(all ? scans : scans.slice(0, FEW)).map(({ at, letter, place, device, reason }, index) => (
          <li key={index}>
            <b title={letter ? undefined : words.forgotten}>{letter ?? '–'}</b>
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>
              {place ?? <span className="soft">{words.noPlace}</span>}
              {device && <span className="soft"> · {device}</span>}
              {reason && <em>{reason}</em>}
            </span>
          </li>
        ))}
      </ol>
      {!all && scans.length > FEW && (
        <Button variant="default" size="xs" onClick={() => showAll(true)}>
          {words.allScans(formatNumber(scans.length))}
        </Button>
      )}
    </>
  )
}
