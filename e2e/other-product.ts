import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freePort } from '@trace/server/test/product.ts'
import { fillSignIn } from './sign-in-form.ts'

interface Started {
  address: string
  email: string
  password: string
}

/**
 * Runs an example product as its `npm start` does, in an empty data folder for as long as `work` takes. The page leaves
 * it before it stops: screens connect again to a server that is gone, and the browser complains.
 */
export async function withExample(name: string, page: Page, work: (started: Started) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const { TEST_DATABASE_URL: _, ...env } = process.env
  const product = spawn(process.execPath, ['-r', '../../scripts/node-version.cjs', 'start.mjs'], {
    cwd: join(import.meta.dirname, '../examples', name),
    env: { ...env, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(product, 'exit')
  try {
    const isReady = () =>
      fetch(`${address}/api/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 180_000 }).toBe(true)
    const [email = '', password = ''] = readFileSync(join(dataDir, 'first-sign-in.txt'), 'utf8').split('\n')
    await work({ address, email, password })
    await page.goto('about:blank')
  } finally {
    product.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Signs in as the first account of a product. */
export async function signInTo(page: Page, { address, ...account }: Started): Promise<void> {
  await page.goto(address)
  await fillSignIn(page, account)
  await page.waitForURL(/\/admin\//)
}
