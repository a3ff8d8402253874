import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../until.ts'
import { startProduct } from '../product.ts'
import type { Product } from '../product.ts'
import { ADMINISTRATOR, askForNoSecondFactor, ownerOf, settingsFor } from './administrator.ts'

const DISK = '700m'
const CLIENTS = 5

/** A small disk for this test. Only root may mount one; other users pass it in `SMALL_DISK`. */
function smallDisk() {
  const given = process.env['SMALL_DISK']
  if (given) return { folder: given, remove: () => undefined }
  assert.equal(process.getuid?.(), 0, 'A disk that is really full needs root, which mounts a small one')
  const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0711`, 'none', folder])
  chmodSync(folder, 0o711)
  const remove = () => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, remove }
}

/** Takes all the room that there is. */
function fill(path: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(path, Buffer.alloc(bavail * bsize))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function asker({ address }: Product) {
  let token = ''
  return async (method: string, path: string, body?: object) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await reply.json()) as { message: string; data: { token?: string } }
    token ||= answer.data?.token ?? ''
    return { status: reply.status, message: answer.message }
  }
}

test(
  'on a disk that is full to the last byte writes are refused in a sentence, reads go on, and all is well again by itself once there is room',
  { timeout: 300_000 },
  async (t) => {
    const { folder, remove } = smallDisk()
    t.after(remove)
    const junk = join(folder, 'junk')
    const settings = { ...settingsFor(folder), DISK_FLOOR_MB: '100', POSTGRES_MEMORY_MB: '256' }
    const product = await startProduct(t, settings)
    await product.ready()
    await askForNoSecondFactor(folder)
    const ask = asker(product)
    assert.equal((await ask('POST', '/api/auth/login', ADMINISTRATOR)).status, 200)

    const [written, refused, wrong]: [string[], Set<string>, string[]] = [[], new Set(), []]
    let isOver = false
    const write = async (code: string) => {
      const { status, message } = await ask('POST', '/api/admin/product-groups', {
        code,
        name: `Nhóm ${code}`,
        sector_kind: 'plant',
      })
      if (status === 200) written.push(code)
      else if (status === 503) refused.add(message)
      else wrong.push(`${status} ${message}`)
      return status
    }
    const writers = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let number = 0; !isOver; number++) if ((await write(`C${client}N${number}`)) !== 200) await sleep(50)
    })
    await until(() => written.length > 100)

    fill(junk, folder)
    await until(() => refused.size > 0)
    // Also fills the space that the server frees for PostgreSQL's log.
    await sleep(3_000)
    fill(`${junk}-more`, folder)
    const before = written.length
    for (const until = Date.now() + 10_000; Date.now() < until; await sleep(200)) {
      const { status, message } = await ask('GET', '/api/admin/product-groups?limit=10')
      if (status !== 200) wrong.push(`reading: ${status} ${message}`)
    }
    assert.equal(written.length, before, 'nothing is written on a full disk')
    for (const message of refused) assert.match(message, /lưu trữ|bận/)
    assert.ok([...refused].some((message) => message.includes('lưu trữ')))

    for (const path of [junk, `${junk}-more`]) rmSync(path, { force: true })
    await until(() => written.length > before + 100)
    isOver = true
    await Promise.all(writers)
    assert.deepEqual(wrong, [])
    t.diagnostic(`${written.length} writes, refused with: ${[...refused].join(' | ')}`)

    product.kill('SIGTERM')
    assert.equal(await product.ended, 0)
    const next = await startProduct(t, settings)
    await next.ready()
    const sql = ownerOf(folder)
    const kept = new Set((await sql<{ code: string }[]>`select code from product_groups`).map(({ code }) => code))
    await sql.end()
    assert.deepEqual(
      written.filter((code) => !kept.has(code)),
      [],
    )
    next.kill('SIGTERM')
    await next.ended
  },
)
