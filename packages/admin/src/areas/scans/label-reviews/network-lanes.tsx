import { Button } from '@mantine/core'
import { today } from '@trace/define/text/dates.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import { useState } from 'react'
import type { ReviewView } from './label-review-data.ts'
import styles from './label-review.module.css'
import { words } from './words.ts'

type Review = ReviewView['entry']

const FEW = 10

/**
 * A line for each network, with a dot for each of its scans, so that one household, a shop, or many networks at once
 * can be recognised.
 */
export function NetworkLanes({ networks, scans }: { networks: Review['seen_by']; scans: Review['scans'] }) {
  const [all, showAll] = useState(false)
  const times = [...scans.map(({ at }) => at), ...networks.flatMap(({ first, last }) => [first, last])].map(Date.parse)
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const placeOf = (at: string) => `${to > from ? ((Date.parse(at) - from) / (to - from)) * 100 : 50}%`
  const day = (at: number) => formatDay(today(new Date(at)))
  const byLetter = Map.groupBy(scans, ({ letter }) => letter)
  if (networks.length === 0) return null

  return (
    <div className={styles['lanes']}>
      <p className="soft">{words.timesHint}</p>
      <p className={styles['ends']} aria-hidden>
        <span>{day(from)}</span>
        <span>{day(to)}</span>
      </p>
      <ul>
        {(all ? networks : networks.slice(0, FEW)).map(
          ({ letter, first, last, scans: count, devices, did, is_cleared }) => (
            <li key={letter}>
              <b>{letter}</b>
              <span className={styles['lane']} aria-hidden>
                <i
                  data-span
                  style={{ insetInlineStart: placeOf(first), insetInlineEnd: `calc(100% - ${placeOf(last)})` }}
                />
                {byLetter.get(letter)?.map(({ at, reason }, index) => (
                  <i key={index} data-odd={reason ? true : undefined} style={{ insetInlineStart: placeOf(at) }} />
                ))}
              </span>
              <span className="soft">
                {words.visits(formatNumber(count), devices === null ? null : formatNumber(devices ?? 1))}
              </span>
              {(did || is_cleared) && (
                <span className={styles['did']}>{[did, is_cleared && words.cleared].filter(Boolean).join(' · ')}</span>
              )}
            </li>
          ),
        )}
      </ul>
      {!all && networks.length > FEW && (
        <Button variant="default" size="xs" onClick={() => showAll(true)}>
          {words.moreNetworks(formatNumber(networks.length - FEW))}
        </Button>
      )}
    </div>
  )
}
