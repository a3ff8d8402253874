import { formFields, read } from '@trace/domain'
import type { Field, Fields, Resource, Row, Values } from '@trace/domain'
import { readForm } from '../store/read-form.ts'
import type { Reach } from '../viewer.ts'
import type { Raw, RawCall } from './raw-call.ts'

/** What a call takes in its body: plain fields, or a form that is read in its own way. */
export type Body = Fields | Form

/** A body that is read by more than its fields. `T` is what `run` gets, `S` what a client sends. */
export interface Form<T = unknown, S = unknown> {
  /** What may be sent, for the API document. */
  fields: Fields
  /** The resource whose form it is, and what is asked for beside; a toggle is the form of none. */
  resource?: Resource
  also: Fields
  /** Fields that need not be sent: the path, the row or another row tells them. */
  told: readonly string[]
  /** Sent in part: what is left out stays as the row has it. */
  partial: boolean
  /** Completes what was sent by what is known of the row, before it is read. */
  complete?(sent: Raw, call: RawCall): Raw | Promise<Raw>
  read(sent: Raw, reach: Reach): T
  /** For the type checker only: what a client may send. */
  readonly sends?: S
}

interface FormOptions<R extends Resource, F extends Fields> extends Partial<Pick<Form, 'partial' | 'complete'>> {
  /** What the address of the call says of the row, put beside or in place of what was sent. */
  given?(sent: Raw): Raw
  told?: readonly (keyof R['fields'] & string)[]
  /** What is asked for beside the fields of the form. */
  also?: F
}

/** The form of a resource: a producer's rows are its own, and what officers fill in is passed over. */
export function form<R extends Resource, const F extends Fields = Record<never, never>>(
  resource: R,
  { also = {} as F, told = [], partial = false, given = (sent) => sent, complete }: FormOptions<R, F> = {},
): Form<Partial<Row<R>> & Values<F>, Partial<Nullable<Values<R['fields']>> & { version: unknown }> & Sent<F>> {
  return {
    fields: { ...formFields(resource), ...also },
    resource,
    also,
    told,
    partial,
    ...(complete && { complete }),
    read: (sent, reach) => readForm(resource, given(sent), reach, also) as Partial<Row<R>> & Values<F>,
  }
}

/** How a mark is to stand, by its own name or as `status`; null, when neither is sent, asks for the other side. */
export function toggled<const N extends string, const F extends Fields = Record<never, never>>(
  name: N,
  field: Field,
  also?: F,
): Form<Record<N, boolean | null> & Values<F>, Partial<Record<N | 'status', boolean | null>> & Sent<F>> {
  return {
    fields: { [name]: field, ...also },
    also: {},
    told: [],
    partial: false,
    read(sent) {
      const said = sent[name] ?? sent['status']
      const asked: Fields = { ...(said !== undefined && { [name]: { ...field, kind: 'flag' } }), ...also }
      return { [name]: null, ...read(asked, { ...sent, [name]: said }) } as Record<N, boolean | null> & Values<F>
    },
  }
}

export const isForm = (body: Body): body is Form => typeof body.read === 'function'

/** What `run` gets for a body. */
export type ReadBody<B> = B extends Form<infer T> ? T : B extends Fields ? Values<B> : Record<never, never>

/** What a client sends for a body. */
export type SentBody<B> = B extends Form<unknown, infer S> ? S : B extends Fields ? Sent<B> : undefined

/** Values as a client may send them: blank ones as null, and left out where they need not be there. */
export type Sent<F extends Fields> = Partial<Nullable<Values<F>>> & {
  [
    K in keyof F as F[K] extends {
      required: true
      kind: 'flag' | 'question' | 'toggle' | 'choices' | 'references' | 'list' | 'rows'
    }
      ? never
      : F[K] extends { required: true }
        ? K
        : never
  ]: Values<F>[K]
}

type Nullable<T> = { [K in keyof T]: T[K] | null }

/** Reads what was sent; every problem of it is told at once. */
export const readSent = (body: Body | undefined, sent: Raw, reach: Reach): unknown =>
  !body ? {} : isForm(body) ? body.read(sent, reach) : read(body, sent)

/** The same, of a call whose row can be asked. */
export async function readBody(body: Body | undefined, call: RawCall): Promise<unknown> {
  const { rawBody, viewer } = call
  const sent = body && isForm(body) ? await body.complete?.(rawBody, call) : undefined
  return readSent(body, sent ?? rawBody, viewer.reach)
}
