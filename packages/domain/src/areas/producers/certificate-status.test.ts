import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certificateStatus, isCertificateStanding } from './certificate-status.ts'
import type { CertificateStatus } from './certificate-status.ts'

const cases: [expires: string | null, status: CertificateStatus][] = [
  [null, 'valid'],
  ['2026-07-04', 'expired'],
  ['2026-07-05', 'expiring'],
  ['2026-08-04', 'expiring'],
  ['2026-08-05', 'valid'],
]

for (const [expires, status] of cases) {
  test(`on 2026-07-05 a certificate until ${expires ?? 'further notice'} is ${status}`, () => {
    assert.equal(certificateStatus(expires, '2026-07-05'), status)
  })
}

test('the days of warning can be set', () => {
  assert.equal(certificateStatus('2026-08-04', '2026-07-05', 7), 'valid')
})

const periods: [issued: string, expires: string | null, stands: boolean][] = [
  ['2026-07-05', null, true],
  ['2026-07-06', null, false],
  ['2026-07-01', '2026-07-05', true],
  ['2026-07-01', '2026-07-04', false],
]

for (const [issued_at, expires_at, stands] of periods) {
  test(`for goods of 2026-07-05 a certificate from ${issued_at} ${expires_at ? `to ${expires_at} ` : ''}${stands ? 'stands' : 'proves nothing'}`, () => {
    assert.equal(isCertificateStanding({ issued_at, expires_at }, '2026-07-05'), stands)
  })
}
