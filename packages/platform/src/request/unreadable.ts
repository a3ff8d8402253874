import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { API_HEADERS } from './operation-route.ts'

interface KnownFailure {
  code: number
  message: string
}

const WRONG: KnownFailure = { code: 400, message: 'Yêu cầu không hợp lệ' }
const KNOWN: Record<string, KnownFailure> = {
  HPE_HEADER_OVERFLOW: { code: 431, message: 'Phần đầu của yêu cầu quá lớn' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 408, message: 'Yêu cầu mất quá nhiều thời gian' },
}

/** Answers bytes that are not a valid HTTP request, in the usual format, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const told = KNOWN[error.code ?? ''] ?? WRONG
  const body = JSON.stringify(told)
  const headers = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${told.code} ${STATUS_CODES[told.code]}\r\n${lines}\r\n${body}`)
}
