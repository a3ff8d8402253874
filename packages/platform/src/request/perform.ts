import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { Problems } from '@trace/define/read.ts'
import { chargeBeforeUse, onBehalfOf } from '../account-usage.ts'
import { admit, writes } from './authorize.ts'
import { failureOf } from './failures.ts'
import type { Upload } from '../files/upload.ts'
import type { Answer } from './idempotency.ts'
import { refuseWithoutFreeSpace } from '../monitoring/free-space.ts'
import type { Operation } from '../operation/operation.ts'
import { onReplicaOrPrimary } from '../replica/replica.ts'
import { prepare, runOperation } from './run-operation.ts'
import type { Wanted } from './run-operation.ts'
import { Changes } from '../store/changes.ts'
import type { Origin, Viewer } from '../viewer.ts'
import { write } from './write.ts'

export interface Request {
  viewer: Viewer
  /** Checks in the transaction that the viewer's session is still valid; missing if that was checked before. */
  confirm?: (sql: Sql) => Promise<void>
  params: Record<string, string>
  query: Record<string, string>
  rawBody: Record<string, unknown>
  bytes?: number
  /** Reads the uploaded file; called only once it is known that the sender may send one. */
  upload?: () => Promise<Upload>
  origin: Origin
  idempotencyKey: string | undefined
  ifMatch?: string | undefined
  /** Whether the sender only asks what would be refused: everything is rolled back. */
  isCheck?: boolean
}

/** All steps of a request whose viewer is known: permissions, limits, the upload, then one read or one write. */
export const perform = (operation: Operation, request: Request, pool: Pool, settings: Settings): Promise<Answer> =>
  onBehalfOf(pool, request.viewer.id, async () => {
    const performing = performed(operation, request, pool, settings)
    return shown(request.isCheck ? await checked(performing) : (await performing)!)
  })

/** Runs the request; returns null for a write that was only checked, and rolled back. */
async function performed(
  operation: Operation,
  request: Request,
  pool: Pool,
  settings: Settings,
): Promise<Answer | null> {
  const { params, rawBody, origin, isCheck = false, idempotencyKey = '', confirm } = request
  await operation.guard?.({ sql: pool, params, rawBody, origin })
  admit(operation, request)
  const asked = await received(operation, request)
  const prepared = prepare(pool, operation, asked, settings)
  const act = async (sql: Sql, changes = new Changes()) =>
    runOperation(sql, operation, { ...asked, prepared: await prepared }, settings, changes)
  if (writes(operation))
    return write(pool, settings, { operation, asked, prepared, idempotencyKey, isCheck, confirm, act })
  return operation.fromReplica ? onReplicaOrPrimary(pool, act) : act(pool)
}

/** The request with its upload, which is read only if disk space and the account's limits allow it. */
async function received(operation: Operation, request: Request): Promise<Wanted> {
  const keeps = writes(operation) && operation.needs !== 'ownAccount' && !operation.whileFull
  if (keeps) refuseWithoutFreeSpace()
  if (keeps) chargeBeforeUse({})
  const upload = await request.upload?.()
  if (keeps) chargeBeforeUse({ bytes: upload ? upload.bytes.length : request.isCheck ? 0 : (request.bytes ?? 0) })
  return { ...request, rawBody: upload?.fields ?? request.rawBody, upload }
}

/** Answers a check-only request with the problems that were found (409, 422); other errors are rethrown. */
async function checked(performing: Promise<Answer | null>): Promise<Answer> {
  const [done, problems] = await performing.then(
    (answer) => [answer, {}] as const,
    (error: unknown) => [null, problemsOf(error)] as const,
  )
  return done ?? { message: 'Đã kiểm tra, chưa lưu', data: { problems } }
}

function problemsOf(error: unknown): Problems {
  const { code, errors = {} } = failureOf(error)
  if (code !== 422 && code !== 409) throw error
  return errors
}

const shown = ({ message, data, shownOnce }: Answer): Answer => ({
  message,
  data: shownOnce ? { ...(data as object), ...shownOnce } : data,
})
