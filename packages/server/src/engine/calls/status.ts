import { moveProblem, needs, needsReason, text } from '@trace/domain'
import type { Entry, Fields, Machine, Need, Resource, Row, Values } from '@trace/domain'
import { one } from './answers.ts'
import type { Answers, DataOf } from './answers.ts'
import type { ReadBody } from './body.ts'
import { operation } from '../operation.ts'
import type { Call } from '../operation.ts'
import { Refusal, refuseField } from '../refusal.ts'

const reasoned = { reason: text('Lý do', { max: 500 }) }

type Stepping<F extends Fields> = Call<ReadBody<typeof reasoned & F>>

/** What a step sets beside the status; refuses what the machine cannot know. */
export type Step<R extends Resource, F extends Fields> = (
  call: Stepping<F>,
  row: Row<R>,
  to: string,
  reason: string | null,
) => Partial<Row<R>> | Promise<Partial<Row<R>>>

interface Chosen<R extends Resource, F extends Fields, N extends string> {
  /** The field that stands in states, and the word of its call. */
  field?: keyof R['fields'] & string
  call?: N
  needs?: Need
  /** What is asked for beside a reason. */
  body?: F
  /** What other words of older clients mean. */
  read?: (word: string) => string | null
}

type Nothing = Record<never, never>

/** `PUT /{r}/{id}/change-status/{status}`: takes a row one step along its machine. The row is held, so nobody takes it twice. */
export const statusChange = <
  R extends Resource,
  const F extends Fields = Nothing,
  const N extends string = 'change-status',
>(
  resource: R,
  step: Step<R, F> = () => ({}),
  chosen: Chosen<R, F, N> = {},
) => statusChangeWith(resource, step, { ...chosen, answers: one(resource), after: async (_, entry) => ({ entry }) })

/** The same, with more that follows once the step is taken, and an answer of its own. */
export function statusChangeWith<
  R extends Resource,
  const F extends Fields,
  A extends Answers,
  const N extends string = 'change-status',
>(
  resource: R,
  step: Step<R, F>,
  chosen: Chosen<R, F, N> & { answers: A; after(call: Stepping<F>, entry: Entry<R>): Promise<DataOf<A>> },
) {
  const { field = 'status', call = 'change-status' as N, needs: need = needs(resource, 'update') } = chosen
  const { machine, label } = resource.fields[field]!
  return operation({
    method: 'PUT',
    path: `/api/admin/${resource.name as R['name']}/:id/${call}/:status`,
    needs: need,
    logs: 'status',
    summary: `Chuyển "${label}" của ${resource.label.toLowerCase()}`,
    body: { ...reasoned, ...chosen.body } as typeof reasoned & F,
    answers: chosen.answers,
    async run(asked) {
      const { id, params, store, body } = asked
      const { reason = null } = body as Values<typeof reasoned>
      const row = await store.find(resource, id)
      const to = chosen.read?.(params['status']!) ?? params['status']!
      checkMove(machine!, String((row as Record<string, unknown>)[field]), to, reason)
      const patch = { ...(await step(asked, row, to, reason)), [field]: to }
      return chosen.after(asked, await store.update(resource, id, patch))
    },
  })
}

/** Refuses a step that the machine does not have, or one that must be explained and is not. */
export function checkMove(machine: Machine, from: string, to: string, reason: string | null): void {
  const problem = moveProblem(machine, from, to)
  if (problem) throw new Refusal(422, problem)
  if (needsReason(machine, from, to) && !reason) throw refuseField('reason', 'Lý do bắt buộc')
}
