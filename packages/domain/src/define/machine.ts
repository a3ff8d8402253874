/** Colour words for states; the screens decide what they look like. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface State {
  label: string
  tone: Tone
}

/** One allowed step; some are taken only with a reason. */
export interface Move {
  reason?: true
  /** What the button that takes it says; 'Chuyển sang “…”' when it has no word of its own. */
  verb?: string
  /** Taken by a call of its own, so the usual screens do not offer it. */
  elsewhere?: true
}

/** The states a row can stand in, and the steps between them. A state without moves is final. */
export interface Machine<S extends string = string> {
  initial: S
  states: Record<S, State>
  moves: { [From in S]?: { [To in S]?: Move } }
  /** What a row in one state is shown as when the day it holds is past, though no step makes it so. */
  lapses?: { from: S; after: string; as: State }
}

/** Types a machine by its states, so that a move to a state it does not have does not compile. */
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

/** The states a row may go to from where it stands. */
export const nextStates = <S extends string>({ moves }: Machine<S>, from: S): S[] =>
  Object.keys(moves[from] ?? {}) as S[]

export const verbOf = (machine: Machine, from: string, to: string): string | undefined =>
  moveOf(machine, from, to)?.verb

/** The states that the usual screens offer to go to. */
export const offeredStates = (machine: Machine, from: string): string[] =>
  nextStates(machine, from).filter((to) => !moveOf(machine, from, to)?.elsewhere)

export const labelOf = ({ states }: Machine, state: string): string =>
  Object.hasOwn(states, state) ? states[state]!.label : state

/** The state a row stands in, as it is shown on a day. */
export function shownState(
  { states, lapses }: Machine,
  state: string,
  row: Record<string, unknown>,
  day: string,
): State | undefined {
  const last = lapses?.from === state ? row[lapses.after] : null
  return typeof last === 'string' && last < day ? lapses!.as : states[state]
}

/** Why a step is refused, as a sentence, or null when it is allowed. */
export const moveProblem = (machine: Machine, from: string, to: string): string | null =>
  canMove(machine, from, to) ? null : `Không thể chuyển từ "${labelOf(machine, from)}" sang "${labelOf(machine, to)}"`
