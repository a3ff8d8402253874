import { inspect } from 'node:util'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { failureOf } from '../request/failures.ts'
import { explainConnection } from './check-database.ts'

/** Letters that distinguish our Vietnamese messages from the messages of libraries. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i

/**
 * Explains a failed start or command to the operator: a sentence that says what to do or, for a defect, all details.
 */
export function explainFailure(error: unknown): string {
  if (error instanceof StartRefusal) return error.cause instanceof Error ? withCause(error) : error.message
  const { code = '', path, message, cause } = error as NodeJS.ErrnoException
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) && path)
    return `Không được phép dùng ${path} (${code}). Hãy chạy bằng root, hoặc bằng người dùng của dịch vụ`
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).syscall?.startsWith('spawn'))
    return `Máy này thiếu lệnh «${path}», hoặc PATH không dẫn tới nó`
  if (['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ELOOP'].includes(code) && path)
    return `Không dùng được ${path} (${code})`
  if (['ENOSPC', 'EDQUOT'].includes(code) || code === '53100')
    return `Hết chỗ trên ổ đĩa${path ? ` của ${path}` : ''} (${code})`
  if (code === '42P01')
    return `Cơ sở dữ liệu này chưa được lập hoặc chưa nâng cấp (${message}). Hãy chạy «npm start» trước`
  if (code === '53300') return `PostgreSQL hết chỗ cho kết nối mới (max_connections): ${message}`
  const explained = explainConnection(error)
  if (explained instanceof StartRefusal) return explained.message
  if (failureOf(error).code === 503)
    return `Cơ sở dữ liệu không trả lời (${code || message}). Hãy thử lại, và xem máy chủ có đang chạy không`
  if (!code && VIETNAMESE.test(message)) return cause instanceof Error ? withCause(error as Error) : message
  return `Lỗi chưa lường trước, hãy gửi cả đoạn này cho người phát triển:\n${inspect(error)}`
}

const withCause = ({ message, cause }: Error): string => `${message} (${(cause as Error).message})`
