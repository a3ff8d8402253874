import { isDue, noEvidence, withFirstDay, withSighting } from './clone-evidence.ts'
import type { CloneEvidence, EvidenceEvent, NetworkEvidence } from './clone-evidence.ts'
import { cloneFigures } from './clone-figures.ts'
import type { CloneFigures } from './clone-figures.ts'

export const cloneVerdicts = { none: 'Bình thường', watch: 'Cần theo dõi', suspect: 'Nghi bị sao chép' } as const
export type CloneVerdict = keyof typeof cloneVerdicts

/** The evidence about a label, and the verdict that follows from it. */
export interface CloneState {
  evidence: CloneEvidence
  /** 0 to 100: how likely the label was copied. */
  score: number
  verdict: CloneVerdict
  /** Whether somebody seems to have tried to make the label look copied. */
  isTampered: boolean
}

/**
 * The scores from which a label is watched or suspect, and the scans and devices in an hour that exceed those of
 * shoppers.
 */
export const cloneRuleNames = [
  'clone_watch_score',
  'clone_suspect_score',
  'scan_burst_count',
  'scan_burst_devices',
] as const

export type CloneRules = Record<(typeof cloneRuleNames)[number], number>

export const initialCloneState: CloneState = { evidence: noEvidence, score: 0, verdict: 'none', isTampered: false }

/** Whether a person should look at the label. */
export const needsReview = ({ verdict, isTampered }: CloneState): boolean => verdict !== 'none' || isTampered

/**
 * Adds a scan to the evidence of its label. The verdict is computed from finished days only, so that nobody can change
 * it within 24 hours.
 */
export function withScan(known: CloneState, sighting: EvidenceEvent, rules: CloneRules): CloneState {
  const evidence = withSighting(known.evidence, sighting)
  if (evidence === known.evidence) return known
  return { ...known, evidence, isTampered: known.isTampered || looksTampered(evidence, rules) }
}

/**
 * Judges a label by each day that counts by now, one after the other. A suspect label stays suspect until a person
 * clears it.
 */
export function judgedAt(known: CloneState, at: number, rules: CloneRules): CloneState {
  let state = known
  while (isDue(state.evidence, at)) {
    const evidence = withFirstDay(state.evidence)
    const judged = judgeLabel(evidence, rules)
    state = { ...state, evidence, ...judged, verdict: state.verdict === 'suspect' ? 'suspect' : judged.verdict }
  }
  return state
}

/**
 * The score and verdict of a label. Leave-two-out: a verdict needs a score that holds without any two networks, so that
 * nobody can spoil a label from one or two.
 */
function judgeLabel({ witnesses }: CloneEvidence, rules: CloneRules): Pick<CloneState, 'score' | 'verdict'> {
  const score = scoreOf(witnesses)
  const holds = (least: number) => witnesses.length > 2 && score >= least && holdsWithoutAnyTwo(witnesses, least)
  if (!holds(rules.clone_watch_score)) return { score, verdict: 'none' }
  return { score, verdict: holds(rules.clone_suspect_score) ? 'suspect' : 'watch' }
}

/** Leaves out first the networks without which the score is lowest, since the first pair most often decides. */
function holdsWithoutAnyTwo(witnesses: readonly NetworkEvidence[], least: number): boolean {
  const inOrder = witnesses
    .map((one) => ({ one, score: scoreOf(witnesses.filter((other) => other !== one)) }))
    .toSorted((a, b) => a.score - b.score)
    .map(({ one }) => one)
  return inOrder.every((first, index) =>
    inOrder
      .slice(index + 1)
      .every((second) => scoreOf(witnesses.filter((one) => one !== first && one !== second)) >= least),
  )
}

/** The terms of the score, each with its weight. */
export const cloneTerms = (figures: CloneFigures): number[] => [
  1,
  Math.log1p(figures.networks),
  Math.log1p(figures.days),
  figures.crowding,
  Math.min(4, Math.max(0, figures.places - 1)),
  Math.log1p(figures.together),
  Math.min(5, figures.returns),
  Math.min(5, figures.leaps),
  Math.log1p(figures.people),
  Math.log1p(figures.span),
  Math.log1p(figures.again),
  /** An item on display: many people use one network, which most scans come from. */
  figures.busiest * Math.log1p(figures.people),
]

/** Fitted by `npm run clones -- --fit`. */
const weights: readonly number[] = [-10.78, -0.35, 3.74, 0.43, -0.75, -1.62, 0.68, 1.5, -1.48, 2.08, 2.99, -3.24]

/** Weights that streams of scans cannot teach: set by judgement, per network, up to five networks. */
const signWeights: CloneFigures['signs'] = { early: 1, late: 0.6, locked: 0.6, pin: 4, guessed: 0 }

function scoreOf(witnesses: readonly NetworkEvidence[]): number {
  const figures = cloneFigures(witnesses)
  let sum = cloneTerms(figures).reduce((total, term, index) => total + term * weights[index]!, 0)
  for (const sign of Object.keys(signWeights) as (keyof typeof signWeights)[])
    sum += Math.min(5, figures.signs[sign]) * signWeights[sign]
  return 100 / (1 + Math.exp(-sum))
}

/** Whether one or two networks sent more within an hour than shoppers do, from places far apart, or guessed PINs. */
function looksTampered({ days }: CloneEvidence, rules: CloneRules): boolean {
  const witnesses = days?.at(-1)?.witnesses ?? []
  if (witnesses.some(({ jumped, signs }) => jumped || signs?.includes('guessed'))) return true
  const busiest = witnesses.toSorted((a, b) => b.inHour - a.inHour).slice(0, 2)
  const scans = busiest.reduce((sum, { inHour }) => sum + inHour, 0)
  const devices = busiest.reduce((sum, witness) => sum + Math.min(witness.devices, witness.inHour), 0)
  return scans > rules.scan_burst_count && devices > rules.scan_burst_devices
}
