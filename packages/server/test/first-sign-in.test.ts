import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { firstSignIn } from '../src/first-sign-in.ts'
import { testServer } from './server.ts'

const server = testServer()

test('the first sign-in of another database is never overwritten', async () => {
  const first = join(server.settings.dataDir, 'first-sign-in.txt')
  writeFileSync(first, 'quan-tri@example.com\nmot-mat-khau-khac\n')

  const account = await firstSignIn(server.sql, server.settings)

  assert.equal(readFileSync(first, 'utf8'), 'quan-tri@example.com\nmot-mat-khau-khac\n')
  assert.equal(account?.file, join(server.settings.dataDir, 'first-sign-in-2.txt'))
  assert.equal(readFileSync(account.file, 'utf8'), `${account.email}\n${account.password}\n`)
})
