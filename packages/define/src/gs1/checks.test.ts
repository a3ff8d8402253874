import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checks } from './checks.ts'

const values: [check: string, right: string, wrong: string][] = [
  ['csum', '9521234001010', '9521234001011'],
  ['csumalpha', '1987654Ad4X4bL5ttr2310c2K', '1987654Ad4X4bL5ttr2310c2X'],
  ['hhmi', '2359', '2360'],
  ['iban', 'FR7630006000011234567890189', 'FR7630006000011234567890188'],
  ['iso3166', '704', '700'],
  ['iso3166alpha2', 'VN', 'XX'],
  ['iso4217', '704', '700'],
  ['latitude', '1800000000', '1800000001'],
  ['pieceoftotal', '0103', '0301'],
  ['posinseqslash', '9/10', '10/9'],
  ['pcenc', 'H%C3%A0%20N%E1%BB%99i', 'H%C3%A0%2'],
  ['yymmd0', '260200', '261300'],
  ['yymmdd', '280229', '270229'],
  ['yyyymmdd', '20260228', '20260229'],
]
for (const [check, right, wrong] of values) {
  test(`${check}: ${right} passes, ${wrong} does not`, () => {
    assert.equal(checks[check]!(right), true)
    assert.equal(checks[check]!(wrong), false)
  })
}

/**
 * Errors in GS1's own table that can be found only with its list of all companies, which is not public: our checks
 * accept these values.
 */
const NEEDS_LIST_OF_COMPANIES = ['GS1_LINTER_INVALID_GCP_PREFIX', 'GS1_LINTER_GCP_DATASOURCE_OFFLINE']
const leftOut = 12

const file = new URL('../../../../../shared/vectors/gs1-syntax-dictionary/linter-vectors.json', import.meta.url)

if (existsSync(file)) {
  const { linters } = JSON.parse(readFileSync(file, 'utf8')) as {
    linters: Record<string, { pass: string[]; fail: { value: string; error: string }[] }>
  }

  test('there is a check for every one that GS1 has, and no other', () => {
    assert.deepEqual(Object.keys(checks).toSorted(), Object.keys(linters).toSorted())
  })

  for (const [name, { pass, fail }] of Object.entries(linters)) {
    test(`what ${name} lets pass and refuses is as GS1 has it`, () => {
      for (const value of pass) assert.equal(checks[name]!(value), true, JSON.stringify(value))
      for (const { value, error } of fail)
        assert.equal(checks[name]!(value), NEEDS_LIST_OF_COMPANIES.includes(error), JSON.stringify(value))
    })
  }

  test('only what needs the list of all companies is left out', () => {
    const rows = Object.values(linters).flatMap(({ fail }) => fail)
    assert.equal(rows.filter(({ error }) => NEEDS_LIST_OF_COMPANIES.includes(error)).length, leftOut)
  })
} else {
  console.log('skipped: no vectors')
}
