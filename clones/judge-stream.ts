import { information } from '@trace/domain/areas/portal/singles.ts'
import { isDue, withFirstDay } from '@trace/domain/areas/scans/clone-evidence.ts'
import type { CloneEvidence } from '@trace/domain/areas/scans/clone-evidence.ts'
import { judgedAt, initialCloneState, withScan } from '@trace/domain/areas/scans/clone-score.ts'
import type { CloneRules, CloneState } from '@trace/domain/areas/scans/clone-score.ts'
import type { LabelTruth, StreamScan } from './worlds.ts'

const usual = (name: keyof CloneRules): number => Number(information.fields[name].default)

export const rules: CloneRules = {
  clone_watch_score: usual('clone_watch_score'),
  clone_suspect_score: usual('clone_suspect_score'),
  scan_burst_count: usual('scan_burst_count'),
  scan_burst_devices: usual('scan_burst_devices'),
}

/** Judges each label of a stream by the rules that the server judges by, day after day. */
export const judgeStream = (scans: readonly StreamScan[]): Map<string, CloneState> =>
  followed(scans, (known, at) => judgedAt(known, at, rules))

/** The evidence about each label of a stream, each time that it would be judged. */
export function statesOf(scans: readonly StreamScan[]): Map<string, CloneEvidence[]> {
  const states = new Map<string, CloneEvidence[]>()
  followed(scans, ({ evidence, ...known }, at, code) => {
    let now = evidence
    while (isDue(now, at)) {
      now = withFirstDay(now)
      states.set(code, [...(states.get(code) ?? []), now])
    }
    return { ...known, evidence: now }
  })
  return states
}

function followed(
  scans: readonly StreamScan[],
  judge: (known: CloneState, at: number, code: string) => CloneState,
): Map<string, CloneState> {
  const known = new Map<string, CloneState>()
  const inOrder = scans.map((scan) => ({ ...scan, at: Date.parse(scan.at) })).toSorted((a, b) => a.at - b.at)
  for (const { code, at, device, network, latitude, longitude } of inOrder) {
    const place = latitude == null || longitude == null ? null : { latitude, longitude }
    const judged = judge(known.get(code) ?? initialCloneState, at, code)
    known.set(code, withScan(judged, { at, device, network: wide(network), place }, rules))
  }
  for (const [code, state] of known) known.set(code, judge(state, Infinity, code))
  return known
}

/** Replaces a whole IPv4 address by its /24 network. */
const wide = (network: string): string => network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')

const strata = [
  { name: '30 copies and more', least: 30, most: Infinity },
  { name: '10–30 copies', least: 10, most: 30 },
  { name: '2–10 copies', least: 0, most: 10 },
]

/**
 * How well the labels were judged: precision and recall of each stratum, where every label falsely called suspect, of
 * whatever kind, counts against each stratum; and how many of those that are not copied were called suspect.
 */
export function measure(truth: readonly LabelTruth[], judged: Map<string, CloneState>) {
  const isSuspect = ({ code }: LabelTruth) => judged.get(code)?.verdict === 'suspect'
  const genuine = truth.filter(({ kind }) => kind !== 'cloned')
  const wrong = genuine.filter(isSuspect).length
  return {
    strata: strata.map(({ name, least, most }) => {
      const labels = truth.filter(({ kind, copies }) => kind === 'cloned' && copies >= least && copies < most)
      const found = labels.filter(isSuspect).length
      return { name, labels: labels.length, found, precision: found / (found + wrong), recall: found / labels.length }
    }),
    falsely: [...Map.groupBy(genuine, ({ kind }) => kind)].map(([kind, labels]) => ({
      kind,
      labels: labels.length,
      suspect: labels.filter(isSuspect).length,
    })),
  }
}
