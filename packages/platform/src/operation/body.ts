import type { Field, Fields, Values } from '@trace/define/field.ts'
import { readValues } from '@trace/define/read.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { readForm } from '../store/read-form.ts'
import type { Reach } from '../viewer.ts'
import type { Raw, RawCall } from './raw-call.ts'

/** The request body of a call: plain fields, or a form with a reader of its own. */
export type Body = Fields | Form

/** A request body with a reader of its own. `T` is what `run` gets, `S` what a client sends. */
export interface Form<T = unknown, S = unknown> {
  /** The fields that may be sent, for the API document. */
  fields: Fields
  /** The resource of the form and the further fields; a toggle has no resource. */
  resource?: Resource
  also: Fields
  /** Fields that need not be sent: their values come from the path, the row or another row. */
  told: readonly string[]
  /** Partial update: fields that are not sent keep the values of the row. */
  partial: boolean
  /** Completes what was sent with values of the stored row, before it is read. */
  complete?(sent: Raw, call: RawCall): Raw | Promise<Raw>
  /** Reads the form. With `mayLack` (rows of a sheet), required pictures and files may be missing. */
  read(sent: Raw, reach: Reach, mayLack?: boolean): T
  /** For the type checker only: the type a client may send. */
  readonly sends?: S
}

interface FormOptions<R extends Resource, F extends Fields> extends Partial<Pick<Form, 'partial' | 'complete'>> {
  /** Adds the values that the path gives, or replaces sent ones by them. */
  given?(sent: Raw): Raw
  told?: readonly (keyof R['fields'] & string)[]
  /** Fields besides those of the form. */
  also?: F
}

/**
 * The form of a resource. A row written by an owner's account belongs to that owner; in it, fields that only
 * officers fill in are ignored.
 */
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
    read: (sent, reach, mayLack) =>
      readForm(resource, given(sent), reach, also, mayLack) as Partial<Row<R>> & Values<F>,
  }
}

/**
 * The body of a toggle: the new value under its own name or as `status`. If neither is sent, the value is null, and the
 * toggle switches to the opposite of its present value.
 */
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
      return { [name]: null, ...readValues(asked, { ...sent, [name]: said }) } as Record<N, boolean | null> & Values<F>
    },
  }
}

export const isForm = (body: Body): body is Form => typeof body.read === 'function'

/** The type `run` gets for a body. */
export type ReadBody<B> = B extends Form<infer T> ? T : B extends Fields ? Values<B> : Record<never, never>

/** What is read from a body: any value may be missing, also in nested rows. */
export type Readable<B> = { readonly [K in keyof B]?: ReadableValue<B[K]> }
type ReadableValue<V> = V extends readonly (infer I)[] ? (I extends object ? readonly Readable<I>[] : V) : V

/** The type a client sends for a body. */
export type SentBody<B> = B extends Form<unknown, infer S> ? S : B extends Fields ? Sent<B> : undefined

/** The type of values as a client may send them: empty ones as null; those that are not required may be left out. */
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

/** Reads what was sent; throws with all problems at once. */
export const readSent = (body: Body | undefined, sent: Raw, reach: Reach, mayLack?: boolean): unknown =>
  !body ? {} : isForm(body) ? body.read(sent, reach, mayLack) : readValues(body, sent)

/** Reads the body of a call; `complete` of a form may query the row. */
export async function readBody(body: Body | undefined, call: RawCall): Promise<unknown> {
  const { rawBody, viewer, mayLack } = call
  const sent = body && isForm(body) ? await body.complete?.(rawBody, call) : undefined
  return readSent(body, sent ?? rawBody, viewer.reach, mayLack)
}
