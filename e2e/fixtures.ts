import { test as base } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { ADMIN } from './product.ts'

export interface Api {
  (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<{ code: number; message: string; data: Record<string, never> }>
}

interface Journey {
  /** Signs in by the form, as a person does. */
  signIn(who?: { email: string; password: string }): Promise<void>
  /** Calls the API as the administrator, to lay out what a journey begins with. */
  api: Api
  /** Scans a code as a shopper's phone does, from a device and a place. */
  scan(code: string, device: string, latitude: number, longitude: number): Promise<string>
}

export const test = base.extend<Journey>({
  signIn: async ({ page }, use) => {
    await use(async ({ email, password } = ADMIN) => {
      await page.goto('/auth/login')
      await page.getByLabel('Email hoặc tên đăng nhập').fill(email)
      await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Đăng nhập' }).click()
      await page.waitForURL(/\/admin\/home/)
    })
  },
  api: async ({ request }, use) => {
    const token = await tokenOf(request)
    await use(async (method, path, data) => {
      const reply = await request.fetch(`/api/admin${path}`, { method, headers: { authorization: token }, ...(data && { data }) })
      return reply.json()
    })
  },
  scan: async ({ request }, use) => {
    await use(async (code, client_id, latitude, longitude) => {
      const reply = await request.post('/api/web/scans', { data: { code, client_id, latitude, longitude } })
      const { data } = (await reply.json()) as { data: { entry: { result: string } } }
      return data.entry.result
    })
  },
})

async function tokenOf(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/auth/login', { data: ADMIN })
  const { data } = (await reply.json()) as { data: { token: string } }
  return data.token
}

export { expect } from '@playwright/test'
