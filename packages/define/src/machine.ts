import type { NoticeEvent } from './notice-events.ts'

/** Semantic colours of states; the screens choose the actual ones. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** Producers' accounts work on their own rows; all other accounts are staff. */
export type Side = 'staff' | 'owner'

export interface State {
  label: string
  tone: Tone
  /**
   * Others rely on rows in this state, so these rows may not refer to rows that are merely proposed (`proposals.ts`).
   */
  firm?: true
  /** The notice sent to those concerned when a row enters this state. */
  tells?: NoticeEvent
  /** The side that has to act on a row in this state. */
  turn?: Side
  /** Days within which that side should act; the settings field named by `setting` may override it. */
  days?: number
  setting?: string
  /** The task of that side, if no single transition completes it: 'Cấp mã số vùng trồng'. */
  expects?: string
}

/** A separate call that makes a transition instead of the usual one: its last path segment, body and button label. */
export interface OwnCall {
  call: string
  body?: Record<string, unknown>
  verb: string
}

/**
 * One allowed transition; some need a reason. `asks` states the consequence before confirmation. `verb` is the label
 * of the button. An `elsewhere` transition is made by a separate call: the generic screens do not offer it, but the
 * inbox does if the call is named. A `byHand` transition records physical work with goods or labels: the inbox has
 * no key for it and refers to the page of the row.
 */
export type Move = { reason?: true; asks?: string; byHand?: true } & (
  | { verb: string; elsewhere?: never }
  | { elsewhere: true | OwnCall; verb?: never }
)

/** State machine: states and allowed transitions. A state without transitions is final. */
export interface Machine<S extends string = string> {
  initial: S
  states: Record<S, State>
  moves: { [From in S]?: { [To in S]?: Move } }
  /** Displayed state when a row in state `from` is past the date in field `after`, though no transition happens. */
  lapses?: { from: S; after: string; as: State }
}

/** Types a state machine by its states: a transition to an unknown state does not compile. */
export const machine = <S extends string>(definition: {
  initial: NoInfer<S>
  states: Record<S, State>
  moves: NoInfer<Machine<S>['moves']>
  lapses?: NoInfer<NonNullable<Machine<S>['lapses']>>
}): Machine<S> => definition

const moveOf = ({ moves }: Machine, from: string, to: string): Move | undefined =>
  Object.hasOwn(moves, from) && Object.hasOwn(moves[from]!, to) ? moves[from]![to] : undefined

export const canMove = (machine: Machine, from: string, to: string): boolean => moveOf(machine, from, to) !== undefined

export const needsReason = (machine: Machine, from: string, to: string): boolean =>
  moveOf(machine, from, to)?.reason === true

/** Whether a transition records physical work with goods or labels. */
export const isByHand = (machine: Machine, from: string, to: string): boolean =>
  moveOf(machine, from, to)?.byHand === true

/** The states a row may move to. */
export const nextStates = <S extends string>({ moves }: Machine<S>, from: S): S[] =>
  Object.keys(moves[from] ?? {}) as S[]

/** The consequence of a transition, for its confirmation. */
export const consequenceOf = (machine: Machine, from: string, to: string): string | undefined =>
  moveOf(machine, from, to)?.asks

/** The separate call that makes a transition, if the transition names one. */
export function ownCallOf(machine: Machine, from: string, to: string): OwnCall | undefined {
  const own = moveOf(machine, from, to)?.elsewhere
  return typeof own === 'object' ? own : undefined
}

/** Label of the button of a transition. */
export const verbOf = (machine: Machine, from: string, to: string): string =>
  moveOf(machine, from, to)?.verb ?? ownCallOf(machine, from, to)?.verb ?? labelOf(machine, to)

/** Label of the button that moves rows of several states: the verb of the first of them. */
export const verbTo = (machine: Machine, to: string): string => {
  const from = Object.keys(machine.moves).find((state) => moveOf(machine, state, to)?.verb)
  return from === undefined ? labelOf(machine, to) : verbOf(machine, from, to)
}

/** The next states that the generic screens offer. */
export const offeredStates = (machine: Machine, from: string): string[] =>
  nextStates(machine, from).filter((to) => !moveOf(machine, from, to)?.elsewhere)

export const labelOf = ({ states }: Machine, state: string): string =>
  Object.hasOwn(states, state) ? states[state]!.label : state

/** The state to show for a row on a given day. */
export function shownState(
  { states, lapses }: Machine,
  state: string,
  row: Record<string, unknown>,
  day: string,
): State | undefined {
  const last = lapses?.from === state ? row[lapses.after] : null
  return typeof last === 'string' && last < day ? lapses!.as : states[state]
}

/** Why a transition is refused, as a sentence, or null when it is allowed. */
export const moveProblem = (machine: Machine, from: string, to: string): string | null =>
  canMove(machine, from, to) ? null : `Không thể chuyển từ “${labelOf(machine, from)}” sang “${labelOf(machine, to)}”`

/** The transitions offered for a row that waits in a state: `yes` is the usual next step, `no` the refusal. */
export function answersTo(machine: Machine, state: string): { yes?: string; no?: string } {
  const offered = nextStates(machine, state).filter(
    (to) => !moveOf(machine, state, to)?.elsewhere || ownCallOf(machine, state, to),
  )
  const no = offered.find((to) => machine.states[to]?.tone === 'danger')
  const yes = offered.find((to) => to !== no)
  return { ...(yes && { yes }), ...(no && { no }) }
}

/** Whether a single transition without a reason leads back to `from`. */
export const leadsBack = (machine: Machine, from: string, to: string): boolean =>
  canMove(machine, to, from) && !needsReason(machine, to, from) && !moveOf(machine, to, from)?.elsewhere
