import { resourceIfAny } from '@trace/define/catalogue.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { RawCall } from '../operation/raw-call.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import { readVersion } from '../store/stale.ts'

/**
 * The resource whose row an operation acts on: approval, toggle, status step, lock, recall, deletion. Null for
 * forms, whose update compares versions itself, and for calls that create something from a row: a copy, a link, a
 * ticket.
 */
export function resourceActedOn({ method, path, logs }: Pick<Operation, 'method' | 'path' | 'logs'>): Resource | null {
  const [, , , name = '', id, verb] = path.split('/')
  if (method === 'GET' || id !== ':id') return null
  const acts = method === 'DELETE' || (verb !== undefined && (method === 'PUT' || logs === 'status'))
  return acts ? (resourceIfAny(name) ?? null) : null
}

/** The version that the sender looked at: from `If-Match`, the body or the query. */
export const seenVersion = ({ ifMatch, rawBody, query }: Pick<RawCall, 'ifMatch' | 'rawBody' | 'query'>): unknown =>
  ifMatch?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? rawBody['version'] ?? query['version']

/**
 * A decision applies to the version that was seen (decision 124): an outdated version is refused with 409. Without a
 * version the call goes on, except for a decision on pending changes of an approved row, which is refused with 428.
 */
export async function refuseUnseen(operation: Operation, call: RawCall): Promise<void> {
  const resource = resourceActedOn(operation)
  if (!resource) return
  const seen = seenVersion(call)
  const isDecision = operation.logs === 'approve'
  if (readVersion(seen) === null && !isDecision) return
  const { id, store } = call
  const row = await store.find(resource, id)
  await store.refuseStale(resource, row, seen)
  if (isDecision && readVersion(seen) === null && 'has_changes' in row && row.has_changes === true)
    throw new Refusal(428, VERSION_REQUIRED)
}

export const VERSION_REQUIRED = 'Hãy gửi kèm phiên bản (version) của dữ liệu đã xem trước khi quyết định'
