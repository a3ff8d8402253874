import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { makeDataFolderPrivate } from '@trace/platform/start/data-folder.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { newFolder, reads, start, startElsewhere, write } from '../embedded-servers.ts'
import { until } from '../until.ts'

const asRoot = process.getuid?.() === 0

for (const [how, copy] of [
  ['cp -r', (from: string, to: string) => spawnSync('cp', ['-r', '--no-preserve=all', from, to])],
  [
    'tar --no-same-owner',
    (from: string, to: string) =>
      spawnSync('sh', [
        '-c',
        'mkdir "$2" && tar -c -C "$1" . | tar -x --no-same-owner --mode=a+rwX -C "$2"; chmod -R a+rwX "$2"',
        'sh',
        from,
        to,
      ]),
  ],
] as const) {
  test(`a database that was restored by «${how}» is started as it was`, async (t) => {
    const folder = await folderOf('Tôm thẻ')
    const restored = `${folder}-restored`
    copy(folder, restored)
    assert.equal(statSync(join(restored, '18')).mode & 0o077 & 0o055, 0o055)

    const { url } = await start(t, restored)

    assert.ok(await reads(url, 'Tôm thẻ'))
    assert.deepEqual(open(restored), '')
  })
}

test('files of a database that belong to somebody else are told with the one command that mends it', async (t) => {
  if (!asRoot) return tellSkipped(t)
  const folder = newFolder()
  writeFileSync(join(folder, 'password'), 'x')
  spawnSync('chown', ['nobody', folder])

  const asNobody = ['setpriv', '--reuid=nobody', '--clear-groups']
  await assert.rejects(startElsewhere(folder, asNobody), new RegExp(`sudo chown -R nobody: ${folder}»`))

  spawnSync('chown', ['-R', 'nobody:', folder])
  const server = await startElsewhere(folder, asNobody)
  server.kill()
  await until(() => !existsSync(join(folder, '18/postmaster.pid')))
})

test('the data folder, keys, mail, files and the first sign-in are open to their owner alone from the start on', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  const before = process.umask(0o022)
  t.after(() => process.umask(before))
  for (const path of [
    'keys/stamps/0001.key',
    'mail/thu.eml',
    'files/2026/anh.webp',
    'first-sign-in.txt',
    'first-sign-in-2.txt',
  ]) {
    mkdirSync(join(dataDir, path, '..'), { recursive: true, mode: 0o755 })
    writeFileSync(join(dataDir, path), 'x', { mode: 0o644 })
  }
  spawnSync('chmod', ['755', dataDir])

  await makeDataFolderPrivate(readSettings({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://ai:gi@127.0.0.1/none' }))

  await until(() => open(dataDir) === '')
  writeFileSync(join(dataDir, 'later'), 'x')
  assert.equal(open(dataDir), '')
})

test('a folder that everybody uses is left as it is', async () => {
  const shared = newFolder()
  spawnSync('chmod', ['1777', shared])
  const before = process.umask()
  await makeDataFolderPrivate(readSettings({ DATA_DIR: shared, DATABASE_URL: 'postgres://ai:gi@127.0.0.1/none' }))
  process.umask(before)
  assert.equal(statSync(shared).mode & 0o7777, 0o1777)
})

/** Paths below a folder that other accounts have any access to. */
const open = (folder: string) =>
  spawnSync('find', [folder, '-perm', '/077', '-not', '-type', 'l'], { encoding: 'utf8' }).stdout

async function folderOf(name: string): Promise<string> {
  const folder = newFolder()
  const server = await startElsewhere(folder)
  await write(server.url, name)
  server.kill()
  await until(() => !existsSync(join(folder, '18/postmaster.pid')))
  return folder
}

function tellSkipped(t: TestContext): void {
  console.log(
    'skipped: only root can give files to somebody else, so that a folder restored by root was not tried as an ordinary user',
  )
  t.skip()
}
