import { moveProblem, needs, needsReason, text } from '@trace/domain'
import type { Machine, Need, Resource, Row } from '@trace/domain'
import { operation } from '../operation.ts'
import type { Call, Operation } from '../operation.ts'
import { Refusal, refuseField } from '../refusal.ts'

const input = { reason: text('Lý do', { max: 500 }) }

type Patch<R extends Resource> = Partial<Row<R>> | Promise<Partial<Row<R>>>

/** What a step sets beside the status; refuses what the machine cannot know. */
export type Step<R extends Resource> = (
  call: Call<typeof input>,
  row: Row<R>,
  to: string,
  reason: string | null,
) => Patch<R>

interface Chosen {
  /** The field that stands in states, and the word of its call. */
  field?: string
  call?: string
  needs?: Need
  /** What other words of older clients mean. */
  read?: (word: string) => string | null
  /** What follows once the step is taken, and the answer. */
  after?: (call: Call<typeof input>, id: number) => Promise<object>
}

/** `PUT /{r}/{id}/change-status/{status}`: takes a row one step along its machine. The row is held, so nobody takes it twice. */
export function statusChange<R extends Resource>(
  resource: R,
  step: Step<R> = () => ({}),
  chosen: Chosen = {},
): Operation {
  const { field = 'status', call = 'change-status', needs: need = needs(resource, 'update'), read, after } = chosen
  const { machine, label } = resource.fields[field]!
  return operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/${call}/:status`,
    needs: need,
    logs: 'status',
    input,
    summary: `Chuyển "${label}" của ${resource.label.toLowerCase()}`,
    async run(asked) {
      const {
        id,
        input: { reason },
        params,
        store,
      } = asked
      const row = await store.find(resource, id)
      const to = read?.(params['status']!) ?? params['status']!
      checkMove(machine!, String((row as Record<string, unknown>)[field]), to, reason)
      const entry = await store.update(resource, id, { ...(await step(asked, row, to, reason)), [field]: to })
      return after ? after(asked, id) : { entry }
    },
  })
}

/** Refuses a step that the machine does not have, or one that must be explained and is not. */
export function checkMove(machine: Machine, from: string, to: string, reason: string | null): void {
  const problem = moveProblem(machine, from, to)
  if (problem) throw new Refusal(422, problem)
  if (needsReason(machine, from, to) && !reason) throw refuseField('reason', 'Lý do bắt buộc')
}
