// own process: it is about processes, signals and files, not about a server of the tests
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { operatorCommand } from '../operator-command.ts'
import { newDataFolder, startProduct } from '../product.ts'
import type { Product } from '../product.ts'

const EMAIL = 'quan.tri@example.com'
const PASSWORD = 'Ruộng bậc thang Bình Liêu 7'

async function startIn(t: TestContext, folder: string): Promise<Product> {
  const product = await startProduct(t, { DATA_DIR: folder, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD })
  await product.ready(500)
  return product
}

async function signIn({ address }: Product): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  const { code, message, data } = (await reply.json()) as { code: number; message: string; data: { token: string } }
  assert.equal(code, 200, message)
  return data.token
}

/** Installations that are broken on purpose are tested by `npm run faults`. */
test('an installation starts, is backed up, stops when it is told to, and is restored elsewhere with its accounts', async (t) => {
  const [folder, backups, elsewhere] = [newDataFolder(t), newDataFolder(t), newDataFolder(t)]
  const product = await startIn(t, folder)
  await signIn(product)
  const taken = await operatorCommand({ DATA_DIR: folder })('backup', backups, '--with-keys')
  assert.equal(taken.code, 0, taken.said)
  product.kill('SIGTERM')
  assert.equal(await product.ended, 0, product.said())

  const restored = await operatorCommand({ DATA_DIR: elsewhere })('restore', backups)
  assert.equal(restored.code, 0, restored.said)
  await signIn(await startIn(t, elsewhere))
})
