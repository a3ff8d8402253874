import type { Entry } from '@trace/define/entry.ts'
import type { Fields, Values } from '@trace/define/field.ts'
import { text } from '@trace/define/kinds/index.ts'
import { moveProblem, needsReason } from '@trace/define/machine.ts'
import type { Machine } from '@trace/define/machine.ts'
import type { Need } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { one } from '../operation/answers.ts'
import type { Answers, DataOf } from '../operation/answers.ts'
import type { ReadBody } from '../operation/body.ts'
import { operation } from '../operation/operation.ts'
import type { Call } from '../operation/operation.ts'
import { Refusal, refuseField } from '../refusal.ts'

const reasoned = { reason: text('Lý do', { max: 500 }) }

type Stepping<F extends Fields> = Call<ReadBody<typeof reasoned & F>>

/**
 * Returns further values to set with the status. Throws a refusal for reasons that the state machine cannot express.
 */
export type Step<R extends Resource, F extends Fields> = (
  call: Stepping<F>,
  row: Row<R>,
  to: string,
  reason: string | null,
) => Partial<Row<R>> | Promise<Partial<Row<R>>>

interface Chosen<R extends Resource, F extends Fields, N extends string> {
  /** The status field, and the verb in the path of its call. */
  field?: keyof R['fields'] & string
  call?: N
  needs?: Need
  /** Fields besides the reason. */
  body?: F
  /** Maps status words of older clients to present ones. */
  read?: (word: string) => string | null
}

type Nothing = Record<never, never>

/**
 * `PUT /{r}/{id}/change-status/{status}`: moves a row one step along its state machine. The row is locked, so that two
 * requests cannot take the same step. A reason that no field of the row holds is kept in its history.
 */
export const statusChange = <
  R extends Resource,
  const F extends Fields = Nothing,
  const N extends string = 'change-status',
>(
  resource: R,
  step: Step<R, F> = () => ({}),
  chosen: Chosen<R, F, N> = {},
) => statusChangeWith(resource, step, { ...chosen, answers: one(resource), after: async (_, entry) => ({ entry }) })

/** Like `statusChange`, with further work after the step and an answer of its own. */
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
    summary: `Đổi ${label.toLowerCase()} của ${resource.label.toLowerCase()}`,
    body: { ...reasoned, ...chosen.body } as typeof reasoned & F,
    answers: chosen.answers,
    async run(asked) {
      const { id, params, store, body } = asked
      const { reason } = body as Values<typeof reasoned>
      const row = await store.find(resource, id)
      const to = chosen.read?.(params['status']!) ?? params['status']!
      checkMove(machine!, String((row as Record<string, unknown>)[field]), to, reason)
      const patch = { ...(await step(asked, row, to, reason)), [field]: to }
      const isHeld = Object.values<unknown>(patch).includes(reason)
      return chosen.after(asked, await store.update(resource, id, patch, { reason: isHeld ? null : reason }))
    },
  })
}

/** Throws if the state machine does not have the step, or if the reason that the step requires is missing. */
export function checkMove(machine: Machine, from: string, to: string, reason: string | null): void {
  const problem = moveProblem(machine, from, to)
  if (problem) throw new Refusal(422, problem)
  if (needsReason(machine, from, to) && !reason) throw refuseField('reason', 'Lý do bắt buộc')
}
