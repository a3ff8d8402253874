import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseDatabaseUrl } from '../../ports/settings/settings-addresses.ts'
import { postgresTool } from './dump.ts'

const AUTHORITY = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'

/** A stand-in for PostgreSQL's `pg_dump` that records the connection settings it was given. */
const PROGRAM = `#!/bin/sh
case "$1" in --version) echo "pg_dump (PostgreSQL) 18.4"; exit;; esac
{ echo "$PGSSLMODE"; echo "$PGPASSWORD"; case "$*" in *secret*) echo "the password among the arguments";; esac
  if test -e "$PGSSLROOTCERT"; then cat "$PGSSLROOTCERT"; else echo "$PGSSLROOTCERT"; fi; } >"$1"
`

const cases = [
  ['', null, ['', 'secret', '']],
  ['?sslmode=require', null, ['require', 'secret', '']],
  ['?sslmode=verify-full', null, ['verify-full', 'secret', 'system']],
  ['', AUTHORITY, ['verify-full', 'secret', ...AUTHORITY.trimEnd().split('\n')]],
  ['?sslmode=verify-ca', AUTHORITY, ['verify-ca', 'secret', ...AUTHORITY.trimEnd().split('\n')]],
] as const

for (const [query, ca, told] of cases)
  test(`a dump over «${query}»${ca ? ' with DATABASE_CA' : ''} asks as much of the connection as the server does`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
    const path = process.env['PATH']
    t.after(() => {
      process.env['PATH'] = path
      rmSync(folder, { recursive: true })
    })
    writeFileSync(join(folder, 'pg_dump'), PROGRAM)
    chmodSync(join(folder, 'pg_dump'), 0o755)
    process.env['PATH'] = `${folder}:${path}`
    const { url, tls } = parseDatabaseUrl(`postgres://owner:secret@127.0.0.1/province${query}`, ca)
    const out = join(folder, 'out')
    await postgresTool('pg_dump', '18', [out], { databaseUrl: url, databaseOwner: null, databaseTls: tls })
    assert.deepEqual(readFileSync(out, 'utf8').trimEnd().split('\n'), ca || told[2] ? told : told.slice(0, 2))
  })
