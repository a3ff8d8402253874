import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { archivingTo, lastGap } from './wal-archive.ts'

const place = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
const [archive, data] = [join(place, 'archive'), join(place, 'postgres/18')]
after(() => rmSync(place, { recursive: true }))

const account = { uid: process.getuid!(), gid: process.getgid!() }
const command = archivingTo(archive, account)['archive_command']!
mkdirSync(join(data, 'pg_wal'), { recursive: true })

/** Archives a segment as PostgreSQL does; returns whether PostgreSQL may delete the segment. */
function archiveOne(name: string): boolean {
  writeFileSync(join(data, 'pg_wal', name), name)
  const text = command.replaceAll(/%([pf%])/g, (_, sign) => ({ p: `pg_wal/${name}`, f: name, '%': '%' })[sign as 'p'])
  return spawnSync('sh', ['-c', text], { cwd: data }).status === 0
}

test('a piece of the log is copied; one that cannot be copied stays, until the log has outgrown its bound', async () => {
  assert.ok(archiveOne('000000010000000000000001'))
  assert.deepEqual(readdirSync(archive), ['000000010000000000000001.gz'])
  rmSync(archive, { recursive: true })
  assert.ok(!archiveOne('000000010000000000000002'))
  assert.equal(await lastGap(place), null)
  writeFileSync(join(data, 'pg_wal/many'), '')
  truncateSync(join(data, 'pg_wal/many'), 5 * 1_024 ** 3)
  assert.ok(archiveOne('000000010000000000000003'))
  assert.match((await lastGap(place)) ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
})
