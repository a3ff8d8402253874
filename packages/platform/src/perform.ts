import { can } from '@trace/define/permission.ts'
import type { Need } from '@trace/define/permission.ts'
import { permissionRefusal } from '@trace/define/subjects.ts'
import { resourceIfAny } from '@trace/define/catalogue.ts'
import { signedIn } from './access/sessions.ts'
import { ask, onBehalfOf } from './account-usage.ts'
import type { Pool, Sql, Transaction } from './ports/postgres/connect.ts'
import { answerOnce } from './idempotency.ts'
import type { Answer } from './idempotency.ts'
import { announceChanges } from './notices/announce-changes.ts'
import { doneMessage, LOGGED } from './done-message.ts'
import { AnswerWithMessage } from './operation.ts'
import type { Needs, Operation } from './operation.ts'
import { sideOf } from './viewer.ts'
import type { Origin, Viewer } from './viewer.ts'
import type { Upload } from './files/upload.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './ports/settings/settings.ts'
import { refuseUnseen } from './seen-version.ts'
import { refuseWithoutRoom } from './monitoring/free-space.ts'
import { gathered } from './store/gathered.ts'
import { numbersOf } from './store/numbers.ts'
import { settleBy } from './settle.ts'
import { openStore } from './store/store.ts'
import { Changes } from './store/changes.ts'
import type { SimulatedMoment } from './store/author.ts'
import type { Store } from './store/store.ts'
import { reading } from './replica/replica.ts'
import { forgetTotals } from './store/totals.ts'
import type { Changed } from './store/totals.ts'
import type { UnvalidatedCall, RawCall } from './calls/raw-call.ts'
import { refusalOfWrite } from './all-problems.ts'

export interface Request {
  viewer: Viewer
  params: Record<string, string>
  query: Record<string, string>
  rawBody: Record<string, unknown>
  /** Reads the uploaded file; called only once it is known that the sender may send one. */
  upload?: () => Promise<Upload>
  origin: Origin
  idempotencyKey: string | undefined
  ifMatch?: string | undefined
  /** Whether the sender only asks what would be refused: nothing is kept. */
  isCheck?: boolean
}

/** What tells whether a call writes; a route past the operations only reads. */
type WriteTraits = Partial<Pick<Operation, 'method' | 'logs' | 'whileViewing'>>

type IdentifyArguments = [
  operation: Pick<Operation, 'needs' | 'whileHeld'> & WriteTraits,
  token: string | undefined,
  pool: Pool,
  settings: Settings,
]

/** Authentication: finds the viewer. Permissions are checked elsewhere. */
export const findViewer = async (
  ...[{ needs, whileHeld, whileViewing }, token, pool, settings]: IdentifyArguments
): Promise<Viewer> =>
  needs === 'public' ? NOBODY : signedIn(pool, token, settings, { despite: whileHeld, endsView: whileViewing })

/** Authentication and permission check, before the body is read. */
export async function identify(...asked: IdentifyArguments): Promise<Viewer> {
  const viewer = await findViewer(...asked)
  permit(viewer, asked[0].needs)
  refuseOnlookers(asked[0], viewer)
  return viewer
}

/**
 * Runs a request of an identified viewer: permission check, validation, operation. A write and its log line are one
 * transaction.
 */
export const perform = (operation: Operation, request: Request, pool: Pool, settings: Settings): Promise<Answer> =>
  onBehalfOf(pool, request.viewer.id, () => performed(operation, request, pool, settings))

async function performed(operation: Operation, request: Request, pool: Pool, settings: Settings): Promise<Answer> {
  const { method, path, needs, whileFull } = operation
  const { viewer } = request
  await operation.guard?.({ sql: pool, params: request.params, rawBody: request.rawBody, origin: request.origin })
  admit(operation, request)
  const keeps = writes(operation) && needs !== 'ownAccount' && !whileFull
  if (keeps) refuseWithoutRoom()
  if (keeps) ask({})
  const upload = await request.upload?.()
  if (keeps) ask({ bytes: upload ? upload.bytes.length : request.isCheck ? 0 : sizeOf(request.rawBody) })
  let changes = new Changes()
  const asked = { ...request, rawBody: upload?.fields ?? request.rawBody, upload }
  const prepared = prepare(pool, operation, asked, settings)
  const act = async (sql: Sql) =>
    runOperation(sql, operation, { ...asked, prepared: await prepared }, settings, changes)
  if (!writes(operation)) return shown(operation.fromReplica ? await reading(pool, act) : await act(pool))

  const answer = await prepared
    .then(() =>
      withoutDeadlock(pool, async (sql) => {
        changes = new Changes()
        changes.inOne = true
        changes.lines = []
        if (!request.isCheck) changes.giveNumbers = numbersOf(pool)
        const key = request.idempotencyKey ?? ''
        const once = { user: viewer.id, key, path: addressed(path, request.params), body: asked.rawBody }
        const done =
          method === 'POST' && key && needs !== 'public' ? await answerOnce(sql, once, () => act(sql)) : await act(sql)
        if (request.isCheck) throw new Refusal(409, 'Chỉ kiểm tra, chưa lưu')
        await announceChanges(sql, changes)
        return done
      }),
    )
    .catch(async (error: unknown) => {
      const { rawBody, origin } = request
      if (operation.refused && error instanceof Refusal) {
        await pool.begin((sql) =>
          operation.refused!(
            { rawBody, store: storeFor(sql, operation, { viewer, origin }, settings, new Changes()) },
            error,
          ),
        )
      }
      const store = storeFor(pool, operation, { viewer, origin }, settings, new Changes(), false)
      const id = method === 'POST' ? 0 : rowId(request.params['id'])
      throw await refusalOfWrite(error, operation, { ...asked, id, store, settings })
    })
  forgetTotals(pool, tablesOf(changes))
  return shown(answer)
}

/** The bytes of a body, roughly: letters are counted, which Vietnamese writes in one to three bytes. */
const sizeOf = (body: Record<string, unknown>): number => JSON.stringify(body).length

/** How often a transaction is tried that PostgreSQL ended because it and another waited for each other. */
const MOST_TRIES = 3

async function withoutDeadlock<T>(pool: Pool, act: (sql: Transaction) => Promise<T>, tried = 1): Promise<T> {
  try {
    return (await pool.begin(act)) as T
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK || tried === MOST_TRIES) throw error
    return withoutDeadlock(pool, act, tried + 1)
  }
}

const DEADLOCK = '40P01'

const shown = ({ message, data, shownOnce }: Answer): Answer => ({
  message,
  data: shownOnce ? { ...(data as object), ...shownOnce } : data,
})

/** The path with its parameters filled in: an idempotency key used for one row is not valid for another. */
const addressed = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!)

const writes = ({ method = 'GET', logs }: WriteTraits): boolean => method !== 'GET' || logs !== undefined

type Wanted = Omit<RawCall, 'id' | 'store' | 'settings'> & { past?: SimulatedMoment }

/** Runs the part of an operation that comes before its transaction. */
async function prepare(sql: Sql, operation: Operation, wanted: Wanted, settings: Settings): Promise<unknown> {
  if (!operation.prepare) return undefined
  const { params, query, rawBody, upload, viewer, origin, mayLack = false } = wanted
  const store = storeFor(sql, operation, wanted, settings, new Changes(), false)
  return operation.prepare({
    sql,
    store,
    id: rowId(params['id']),
    query,
    rawBody,
    upload,
    viewer,
    settings,
    origin,
    mayLack,
  })
}

/**
 * Runs an authorised operation in a transaction of the caller: a request is one, a row of a job another. For a job,
 * `prepare` runs within it; that never hashes a password, since sheets have none.
 */
export async function runOperation(
  sql: Sql,
  operation: Operation,
  asked: Wanted,
  settings: Settings,
  changes: Changes,
  store = storeFor(sql, operation, asked, settings, changes, writes(operation), reasonIn(asked.rawBody)),
): Promise<Answer> {
  const answer = await answerOf(sql, operation, asked, { settings, store, changes })
  await store.settle()
  const remarks = changes.remarks.splice(0)
  return remarks.length > 0 ? { ...answer, message: [answer.message, ...remarks].join('. ') } : answer
}

async function answerOf(
  sql: Sql,
  operation: Operation,
  asked: Wanted,
  { settings, store, changes }: { settings: Settings; store: Store; changes?: Changes },
): Promise<Answer> {
  const prepared = 'prepared' in asked ? asked.prepared : await prepare(sql, operation, asked, settings)
  const id = rowId(asked.params['id'])
  const call = { ...asked, prepared, id, store, settings }
  await refuseUnseen(operation, call)
  const done = await operation.run(call)
  const { message, data, shownOnce } =
    done instanceof AnswerWithMessage ? done : new AnswerWithMessage(null, done ?? {})
  return { message: message ?? doneMessage({ operation, id, data, lines: changes?.lines ?? [] }), data, shownOnce }
}

const LONGEST_REASON = 500

/** The reason with which a sender insists on what contradicts other facts. */
function reasonIn({ reason }: Record<string, unknown>): string | null {
  const said = typeof reason === 'string' ? reason.trim() : ''
  return said === '' ? null : said.slice(0, LONGEST_REASON)
}

/**
 * Runs one operation for several rows at the same time, where it says `together`, so that what they insert is inserted
 * at once. Each is answered for itself.
 */
export async function runTogether(
  sql: Sql,
  operation: Operation,
  asked: readonly Wanted[],
  settings: Settings,
  changes: Changes,
): Promise<PromiseSettledResult<Answer>[]> {
  const store = storeFor(sql, operation, asked[0]!, settings, changes)
  const inserting = gathered(store)
  const answers = await Promise.allSettled(
    asked.map((one) => answerOf(sql, operation, one, { settings, store: inserting })),
  )
  await store.settle()
  return answers
}

function storeFor(
  sql: Sql,
  operation: Operation,
  { viewer, origin, past }: Pick<Wanted, 'viewer' | 'origin' | 'past'>,
  { province }: Settings,
  changes: Changes,
  holds = writes(operation),
  reason: string | null = null,
): Store {
  const { method, path, logs = LOGGED[method], rules = [], heldFor = null } = operation
  const author = { viewer, method, path, logs, origin, province, holds, past }
  return openStore(sql, author, changes, settleBy(rules, reason ?? heldFor))
}

/** The tables of changed rows, for what is remembered of them. */
export const tablesOf = (changes: Iterable<readonly [name: string, ids: Iterable<number>]>): Changed[] =>
  [...changes].map(([name, changed]) => {
    const ids = [...changed]
    const table = resourceIfAny(name)?.table ?? name
    return ids.length > 0 ? [table, ids] : [table]
  })

/** The largest integer of a column; ids of rows end there. */
const LAST_ID = 2_147_483_647

/** The row id of a path; 0, which no row has, for anything invalid. */
export function rowId(raw: string | undefined): number {
  const id = raw !== undefined && /^\d{1,10}$/.test(raw) ? Number(raw) : 0
  return id <= LAST_ID ? id : 0
}

/** Whether the viewer has the permissions of the operation, and passes its own guard. */
export function admit(operation: Operation, asking: UnvalidatedCall): void {
  permit(asking.viewer, operation.needs, operation)
  refuseOnlookers(operation, asking.viewer)
  operation.admit?.(asking)
}

/** Whoever views as a role writes nothing: no row, no print run, no export with its line in the log. */
function refuseOnlookers(operation: WriteTraits, { viewsAs }: Viewer): void {
  if (viewsAs && writes(operation) && !operation.whileViewing) throw new Refusal(403, ONLY_LOOKS)
}

/** Refuses what is not explicitly granted; the message names the missing permission. */
export function permit(viewer: Viewer, needs: Needs, doing: Partial<Pick<Operation, 'method' | 'logs'>> = {}): void {
  const need = needOf(viewer, needs)
  if (need === null || can(viewer.permissions, need)) return
  throw new Refusal(
    403,
    viewer.permissions === null || need === 'signedIn' ? ROLE_RESTS : permissionRefusal(need[0], deedOf(doing)),
  )
}

/** The verb of a refusal where the permission covers more than its name says. */
const deedOf = ({ method, logs }: Partial<Pick<Operation, 'method' | 'logs'>>): string | undefined =>
  method === 'DELETE' ? 'xóa' : logs === 'approve' ? 'duyệt' : undefined

export function isPermitted(viewer: Viewer, needs: Needs): boolean {
  const need = needOf(viewer, needs)
  return need === null || can(viewer.permissions, need)
}

function needOf(viewer: Viewer, needs: Needs): Need | null {
  if (needs === 'public' || needs === 'ownAccount') return null
  return typeof needs === 'object' && 'staff' in needs ? needs[sideOf(viewer)] : needs
}

const ONLY_LOOKS = 'Bạn đang xem như vai trò khác nên chỉ xem được. Bấm “Thôi xem” để làm việc tiếp.'
const ROLE_RESTS = 'Vai trò của bạn đang chờ duyệt hoặc đã bị tắt, chưa dùng được chức năng nào'

const NOBODY: Viewer = {
  id: 0,
  name: 'Khách',
  role: { id: 0, code: '', name: '' },
  reach: { scope: 'province' },
  permissions: [],
  session: '',
}
