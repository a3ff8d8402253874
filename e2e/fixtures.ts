import { randomUUID } from 'node:crypto'
import { expect, test as base } from '@playwright/test'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { DataAt } from '@trace/server/test/data-at.ts'
import sharp from 'sharp'
import { freshProduct } from './fresh-product.ts'
import type { FreshProduct } from './fresh-product.ts'
import { ADMIN, URL } from './product.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Reply<T> {
  code: number
  message: string
  data: T
}

/** Calls the API; the operation at the address declares the type of the answer. */
export interface Api {
  /** Uploads a picture and returns its address, for rows that must show one. */
  picture(): Promise<string>
  <const M extends Method, const P extends string>(method: M, path: P, data?: object): Promise<Reply<DataAt<M, P>>>
}

interface Journey {
  /** The product with the freshly loaded demo province, plus the changes of earlier journeys in the file. */
  product: void
  /** Gives the browser a new session, as the sign-in form does; the next page that is opened has it. */
  signIn(who?: { email: string; password: string }): Promise<void>
  /** Calls the API as the administrator, to create the data that a journey begins with. */
  api: Api
  /** Creates an account with its own password, as after its first sign-in. */
  person(values: {
    name: string
    role_id: number
    manufacture_id?: number
  }): Promise<{ email: string; password: string }>
  /** Scans a code as a shopper's phone does, from a device and a place. */
  scan(code: string, device: string, latitude: number, longitude: number): Promise<string>
  /** Lists the complaints of the browser that the journey causes on purpose; any other fails it. */
  provoke(...complaints: RegExp[]): void
}

export const test = base.extend<Journey, { products: FreshProduct }>({
  products: [
    async ({ playwright: _ }, use) => {
      const products = freshProduct()
      await use(products)
      await products.end()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ products }, use, { file }) => {
      await products.for(file)
      await use()
    },
    { auto: true, timeout: 120_000 },
  ],
  signIn: async ({ context, request }, use) => {
    await use(async (who) => {
      const localStorage = [{ name: 'token', value: await tokenOf(request, who) }]
      await context.setStorageState({ cookies: [], origins: [{ origin: URL, localStorage }] })
    })
  },
  api: async ({ product: _, request }, use) => {
    const headers = { authorization: await tokenOf(request) }
    const call = async <M extends Method, P extends string>(method: M, path: P, data?: object) => {
      const reply = await request.fetch(`/api/admin${path}`, { method, headers, ...(data && { data }) })
      return (await reply.json()) as Reply<DataAt<M, P>>
    }
    const picture = async () => {
      const green = { width: 40, height: 30, channels: 3, background: '#58b384' } as const
      const file = {
        name: 'anh.webp',
        mimeType: 'image/webp',
        buffer: await sharp({ create: green }).webp().toBuffer(),
      }
      const reply = await request.post('/api/admin/files', { headers, multipart: { file } })
      return ((await reply.json()) as Reply<DataAt<'POST', '/files'>>).data.url
    }
    await use(Object.assign(call, { picture }))
  },
  person: async ({ request, api }, use) => {
    await use(async (values) => {
      const [first, password] = ['mật khẩu đầu tiên, ai cấp cũng biết', 'một mật khẩu để thử']
      const username = `nguoi_${randomUUID().slice(0, 8)}`
      const email = `${username}@example.com`
      await api('POST', '/users', { ...values, username, email, password: first })
      const headers = { authorization: await tokenOf(request, { email, password: first }) }
      const data = { current_password: first, password, password_confirmation: password }
      await request.put('/api/admin/change-password', { headers, data })
      return { email, password }
    })
  },
  scan: async ({ request }, use) => {
    await use(async (code, client_id, latitude, longitude) => {
      const reply = await request.post('/api/web/scans', { data: { code, client_id, latitude, longitude } })
      const { data } = (await reply.json()) as Reply<DataAt<'POST', '/api/web/scans'>>
      return data.entry.result
    })
  },
  provoke: [
    async ({ context }, use) => {
      const complaints = await hearComplaints(context)
      const provoked: RegExp[] = []
      await use((...more) => void provoked.push(...more))
      expect(
        complaints.filter((complaint) => !provoked.some((one) => one.test(complaint))),
        'what the browser complained of',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Collects the problems behind a screen: refused styles and scripts, errors, failed requests. Requests aborted
 * because the page was left do not count.
 */
async function hearComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  await context.exposeBinding('tellViolation', (_, violation: string) => complaints.push(violation))
  await context.addInitScript(() =>
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        ;(window as Window & { tellViolation?(violation: string): void }).tellViolation?.(
          `CSP: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} on ${location.href}`,
        )
      },
    ),
  )
  context.on('console', (message) => {
    // The listeners above and the accessibility checks may not run in the frame with the page for shoppers.
    if (/^Blocked script execution in 'about:(srcdoc|blank)'/.test(message.text())) return
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error().stack)))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') complaints.push(`${why} ${request.method()} ${request.url()}`)
  })
  return complaints
}

async function tokenOf(request: APIRequestContext, who = ADMIN): Promise<string> {
  const reply = await request.post('/api/auth/login', { data: who })
  const { data } = (await reply.json()) as Reply<DataAt<'POST', '/api/auth/login'>>
  return data.token
}

export { expect } from '@playwright/test'
