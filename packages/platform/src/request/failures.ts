import { Invalid } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { SYSTEM_ERROR } from '@trace/define/system-error.ts'
import postgres from '@trace/postgres'
import { Refusal } from '../refusal.ts'

export interface Failure {
  code: number
  message: string
  errors?: Refusal['errors']
  data?: object | undefined
  retryAfter?: number | undefined
}

const BUSY: Failure = { code: 503, message: 'Hệ thống đang bận, vui lòng thử lại sau giây lát', retryAfter: 2 }
const DEFECT: Failure = { code: 500, message: SYSTEM_ERROR }

/** Connection errors: the database, file storage or mail server cannot be reached. */
const AWAY =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE$|E?TIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_AGAIN$|ENOENT$|ERR_STREAM_(DESTROYED|WRITE_AFTER_END)$)/

/** Messages of the job queue's driver that come without a code. */
const GONE = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Maps any error to the answer that the user gets. An unexpected one is a defect, and the answer gives no details. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return error
  if (error instanceof Invalid) return { code: 422, message: error.message, errors: error.problems }
  if (isOfDatabase(error)) return databaseFailure(error)
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  if ((code && AWAY.test(code)) || (message && GONE.test(message))) return BUSY
  if (code === 'ENOSPC') return { ...BUSY, message: 'Máy chủ hết dung lượng lưu trữ, chưa ghi được dữ liệu' }
  if (statusCode === 413) return { code: 413, message: 'Nội dung gửi lên quá lớn' }
  if (statusCode === 415) return { code: 415, message: 'Loại nội dung gửi lên không được hỗ trợ' }
  if (statusCode === 408) return { code: 408, message: 'Yêu cầu mất quá nhiều thời gian' }
  if (statusCode && statusCode < 500) return { code: 400, message: 'Yêu cầu không hợp lệ' }
  return DEFECT
}

/** The job queue has its own database driver. Its errors have the same property names, but are passed on as copies. */
const isOfDatabase = (error: unknown): error is postgres.PostgresError =>
  error instanceof postgres.PostgresError ||
  (typeof error === 'object' && error !== null && 'severity' in error && 'code' in error)

function databaseFailure({ code, constraint_name }: postgres.PostgresError): Failure {
  switch (code) {
    case '23505':
      return duplicate(constraint_name)
    case '22P05':
    case '22021':
      return { code: 400, message: 'Nội dung có ký tự không hợp lệ' }
    case '22003':
      return { code: 422, message: 'Số quá lớn' }
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
    case '53000':
    case '53200':
    case '53300':
      return BUSY
    case '53100':
      return { ...BUSY, message: 'Máy chủ hết dung lượng lưu trữ, chưa ghi được dữ liệu' }
    default:
      return /^(08|57P)/.test(code) ? BUSY : DEFECT
  }
}

/** The keys of a resource: sets of fields whose values no two rows share. */
export const uniqueKeys = ({ fields, unique }: Resource): (readonly string[])[] => [
  ...Object.keys(fields)
    .filter((name) => fields[name]!.unique)
    .map((name) => [name]),
  ...unique,
]

/** The message for a row whose values of these fields are taken. */
export const takenProblem = ({ fields }: Resource, key: readonly string[]): string =>
  `${key.map((name) => fields[name]!.label).join(', ')} đã tồn tại`

/** Unique constraint violation: reported beside the first field of the key. */
function duplicate(constraint = ''): Failure {
  const owner = catalogue()
    .resources.filter(({ table }) => constraint.startsWith(`${table}_`))
    .toSorted((a, b) => b.table.length - a.table.length)[0]
  const key =
    owner && uniqueKeys(owner).find((names) => `${owner.table}_${names.join('_')}_key`.slice(0, 63) === constraint)
  if (!key) return { code: 409, message: 'Dữ liệu đã tồn tại' }
  const message = takenProblem(owner, key)
  return { code: 409, message, errors: { [key[0]!]: [message] } }
}
