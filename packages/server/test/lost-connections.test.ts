import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'

const DATABASE = new URL(process.env['TEST_DATABASE_URL'] ?? '')
const part = (name: string) => new URL(`../src/${name}.ts`, import.meta.url)

test('a connection that is cut off as it opens is told to who waited for it, and does not end the server', async (t) => {
  const ask = 'console.log(await sql`select 7 as figure`.then(([row]) => row.figure, ({ code }) => code))'
  assert.deepEqual(await runOn(await cuttingOnce(t), `${ask};${ask}`), { code: 0, said: 'ECONNRESET\n7\n' })
})

test('what nobody foresaw and nobody caught ends the server', async () => {
  assert.deepEqual(await runOn(DATABASE.href, "void Promise.reject(new Error('a defect')); await sql`select 1`; console.log('still here')"), { code: 1, said: '' })
})

/** The address of a way to the database that breaks once, while the driver asks for the array types of its first connection. */
async function cuttingOnce(t: TestContext): Promise<string> {
  let cut = false
  const way = createServer((near) => {
    const far = connect(Number(DATABASE.port), DATABASE.hostname)
    for (const end of [near, far]) end.on('error', () => {}).on('close', () => void [near, far].forEach((other) => other.destroy()))
    far.pipe(near)
    near.on('data', (said) => {
      if (cut || !said.includes('typarray')) return void far.write(said)
      cut = true
      near.resetAndDestroy()
    })
  })
  t.after(() => way.close())
  await once(way.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(DATABASE)
  url.port = String((way.address() as AddressInfo).port)
  return url.href
}

/** A process like the server's, that does something with its database; how it ended, and what it said. */
async function runOn(url: string, act: string): Promise<{ code: number; said: string }> {
  const script = `
    const [{ connect }, { outliveLostConnections }] = await Promise.all([import('${part('database/connect')}'), import('${part('lost-connections')}')])
    outliveLostConnections()
    const sql = connect('${url}')
    ${act}
    await sql.end({ timeout: 1 })`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [said, [code]] = await Promise.all([text(server.stdout), once(server, 'exit') as Promise<[number]>])
  return { code, said }
}
