import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'

type Movement = Row<typeof traces>['movements'][number]
type Sent = Omit<Movement, 'id' | 'waits'> & { id?: number }

/**
 * Movements as an edit of a trace stores them. Those that a producer adds or changes while the trace is public wait,
 * until an officer, who sees them all in the form, saves it; strangers are not told of them before.
 */
export const withUnseen = <S extends Sent>(
  sent: readonly S[],
  before: readonly Movement[],
  isByProducer: boolean,
): (S & { waits: boolean })[] =>
  sent.map((movement) => {
    const known = before.find(({ id }) => id === movement.id)
    return { ...movement, waits: isByProducer && (!known || known.waits || differ(movement, known)) }
  })

const told = Object.entries(traces.fields.movements.fields).flatMap(([name, { auto, kind }]) =>
  auto ? [] : [[name, kind] as const],
)

const differ = (sent: object, known: object): boolean =>
  told.some(([name, kind]) => plain(sent[name as never], kind) !== plain(known[name as never], kind))

/** A value that two writings of one moment or number share. */
const plain = (value: unknown, kind: string): unknown => {
  if (value === null || value === undefined || value === '') return null
  return kind === 'moment' ? Date.parse(String(value)) : kind === 'decimal' ? Number(value) : value
}
