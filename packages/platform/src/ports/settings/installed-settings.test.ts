import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { takeInstalledSettings } from './installed-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
after(() => rmSync(folder, { recursive: true }))

const FILE = `# settings of the service
PUBLIC_URL=https://truyxuat.example.vn
DATABASE_URL="postgres://coi_nguon:a#b@database/coi_nguon"
  SMTP_URL='smtp://user:pa\\ss@mail'
; another comment
TRUSTED_PROXIES=10.0.0.0/8, \\
192.168.0.0/16
EMPTY=
`

/** The settings of a command that runs beside an installation with this file, and the message about them. */
function taken(given: Record<string, string>, text = FILE) {
  const path = join(folder, 'coi-nguon.env')
  writeFileSync(path, text)
  const env: Record<string, string | undefined> = { ...given, COI_NGUON_ENV: path }
  const told = takeInstalledSettings(env)
  return { env, told: told?.replace(path, 'FILE') }
}

test('a command that is given nothing has the settings of the service, read as systemd reads them', () => {
  const { env, told } = taken({})
  assert.equal(told, 'Dùng thiết lập trong FILE, DATA_DIR=/var/lib/coi-nguon')
  assert.equal(env['PUBLIC_URL'], 'https://truyxuat.example.vn')
  assert.equal(env['DATABASE_URL'], 'postgres://coi_nguon:a#b@database/coi_nguon')
  assert.equal(env['SMTP_URL'], 'smtp://user:pa\\ss@mail')
  assert.equal(env['TRUSTED_PROXIES'], '10.0.0.0/8, 192.168.0.0/16')
  assert.equal(env['DATA_DIR'], '/var/lib/coi-nguon')
})

test('what a command is given counts before the file, and the same folder is the same place', () => {
  const { env, told } = taken({ DATA_DIR: '/var/lib/coi-nguon/', PUBLIC_URL: 'https://other.example.vn' })
  assert.match(told ?? '', /^Dùng thiết lập/)
  assert.equal(env['PUBLIC_URL'], 'https://other.example.vn')
  assert.equal(env['DATABASE_URL'], 'postgres://coi_nguon:a#b@database/coi_nguon')
})

for (const given of [{ DATA_DIR: '/var/tmp/drill' }, { DATABASE_URL: 'postgres://a:b@other/c' }])
  test(`whoever names another place gets nothing of the service: ${JSON.stringify(given)}`, () => {
    const { env, told } = taken(given)
    assert.match(told ?? '', /^Không dùng thiết lập trong FILE/)
    assert.equal(env['PUBLIC_URL'], undefined)
  })

test('without a service nothing is taken or told', () => {
  const env = { COI_NGUON_ENV: join(folder, 'nowhere') }
  assert.equal(takeInstalledSettings(env), null)
  assert.deepEqual(Object.keys(env), ['COI_NGUON_ENV'])
})
