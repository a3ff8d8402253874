import { read } from '@trace/domain'
import type { Fields, Resource, Row, Values } from '@trace/domain'
import { none } from './answers.ts'
import type { Operation } from '../operation.ts'
import type { Raw, RawCall, RawPreparing } from './raw-call.ts'

/** A call whose operation still reads its body by hand: until each declares what it takes and answers. */
export interface Call<F extends Fields = Fields, P = unknown> extends Omit<RawCall, 'prepared'> {
  body: Raw
  input: Values<F>
  prepared: P
}

type Preparing<F extends Fields> = RawPreparing & { body: Raw; input: Values<F> }

interface ByHand<F extends Fields, P> extends Omit<Operation, 'run' | 'prepare' | 'body' | 'query' | 'answers'> {
  input: F
  prepare?(call: Preparing<F>): Promise<P>
  run(call: Call<F, P>): Promise<unknown>
}

export const byHand = new WeakSet<Operation>()

export const operation = <const F extends Fields, P = undefined>({
  prepare,
  run,
  input,
  ...it
}: ByHand<F, P>): Operation => {
  const read_ = (call: { rawBody: Raw }) => ({ body: call.rawBody, input: read(input, call.rawBody) })
  const made: Operation = {
    ...it,
    body: input,
    answers: none,
    ...(prepare && { prepare: (call) => prepare({ ...call, ...read_(call) }) }),
    run: (call) => run({ ...call, ...read_(call), prepared: call.prepared as P }),
  }
  byHand.add(made)
  return made
}
/** How a toggle is to stand: as the body says, or on the other side. */
export function wanted<R extends Resource>(
  resource: R,
  field: keyof Row<R> & string,
  row: Row<R>,
  body: Record<string, unknown>,
): boolean {
  const said = body[field] ?? body['status']
  return said === undefined
    ? !row[field]
    : Boolean(read({ on: { ...resource.fields[field]!, kind: 'flag' } }, { on: said }).on)
}
