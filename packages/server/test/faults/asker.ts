import http from 'node:http'
import https from 'node:https'
import type { TestContext } from 'node:test'
import type { Product } from '../product.ts'
import { ADMINISTRATOR } from './administrator.ts'

export interface Answer {
  /** 0 without an answer. */
  code: number
  text: string
  why: string
}

export type Ask = (
  method: string,
  path: string,
  token?: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>

/** Sends requests over kept-alive connections, as a proxy does; over TLS if there is a certificate to trust. */
export function asker(t: TestContext, { address }: Pick<Product, 'address'>, certificate?: string): Ask {
  const { Agent, request } = certificate ? https : http
  const agent = new Agent({ keepAlive: true, ...(certificate && { ca: certificate }) })
  t.after(() => agent.destroy())
  return (method, path, token = '', body, headers = {}) =>
    new Promise((resolve) => {
      const asked = request(`${address}${path}`, {
        method,
        agent,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
      })
      asked.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ code: 0, text: '', why: `${error.code} ${asked.reusedSocket ? 'reused' : 'new'}` }),
      )
      asked.on('response', (reply) => {
        let text = ''
        reply.on('error', (error) => resolve({ code: 0, text, why: `cut off: ${error.message}` }))
        reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        reply.on('end', () => resolve({ code: reply.statusCode!, text, why: '' }))
      })
      asked.end(body && JSON.stringify(body))
    })
}

/** The token of a session of the administrator. */
export async function signIn(ask: Ask): Promise<string> {
  const { text } = await ask('POST', '/api/auth/login', '', ADMINISTRATOR)
  return (JSON.parse(text) as { data: { token: string } }).data.token
}
