import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createApp } from '@trace/platform/start/app.ts'
import type { Live } from '@trace/platform/live/hub.ts'
import { testServer } from '../../test/server.ts'
import { province } from '../province.ts'

const server = testServer()

/** Live connections without any listener. */
const silent: Live = { join: () => null, size: () => 0, close: async () => undefined }

test('the page of the back-office loads and runs nothing but our own files, and no string becomes a script', async (t) => {
  const adminDist = mkdtempSync(join(tmpdir(), 'coi-nguon-pages-'))
  t.after(() => rmSync(adminDist, { recursive: true }))
  mkdirSync(join(adminDist, 'assets'))
  writeFileSync(join(adminDist, 'index.html'), '<!doctype html><html lang="vi"><head></head><body></body></html>')
  const app = await createApp({ ...province, screens: { folder: adminDist } }, server.sql, server.settings, silent)
  t.after(() => app.close())

  for (const url of ['/admin/home', '/auth/login', '/error/404']) {
    const pages = await Promise.all([app.inject({ url }), app.inject({ url })])
    const policies = pages.map(({ headers }) => String(headers['content-security-policy']))
    const nonces = policies.map((policy) => /'nonce-([\w+/=]{24})'/.exec(policy)?.[1])
    assert.ok(nonces[0] && nonces[1] && nonces[0] !== nonces[1], 'each answer has a number of its own')
    const told = [
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default articles',
    ]
    for (const rule of told) assert.ok(policies[0]!.split('; ').includes(rule), rule)
    assert.match(
      String(pages[0].headers['permissions-policy']),
      /geolocation=\(self\), camera=\(self\), microphone=\(\)/,
    )
  }
})
