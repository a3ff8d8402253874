import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { digitalLink, parseDigitalLink } from './digital-link.ts'
import type { DigitalLink } from './digital-link.ts'

const origin = 'https://truyxuat.example.vn'
const chicken = { gtin: '09521234001010', lot: 'QN06874-2607-01' }

const links: [link: DigitalLink, address: string][] = [
  [{ gtin: '09521234001010' }, '/01/09521234001010'],
  [chicken, '/01/09521234001010/10/QN06874-2607-01'],
  [{ ...chicken, serial: '000001' }, '/01/09521234001010/10/QN06874-2607-01/21/000001'],
  [{ ...chicken, serial: '000001', expiry: '2026-11-18' }, '/01/09521234001010/10/QN06874-2607-01/21/000001?17=261118'],
  [{ ...chicken, variant: '2A' }, '/01/09521234001010/22/2A/10/QN06874-2607-01'],
  [{ gtin: '09521234001010', lot: 'A/B+C%&\'()*!' }, '/01/09521234001010/10/A%2FB%2BC%25%26%27%28%29%2A%21'],
]

for (const [link, address] of links) {
  test(`${address} is written and read back`, () => {
    assert.equal(digitalLink(origin, link), origin + address)
    assert.deepEqual(parseDigitalLink(address), link)
    assert.deepEqual(parseDigitalLink(origin + address), link)
  })
}

test('a product number of 13 digits is written with 14', () => {
  assert.equal(digitalLink(origin, { gtin: '9521234001010' }), `${origin}/01/09521234001010`)
})

test('a short product number is read only when that is asked for', () => {
  assert.equal(parseDigitalLink('/01/9521234001010'), null)
  assert.deepEqual(parseDigitalLink('/01/9521234001010', { shortGtins: true }), { gtin: '09521234001010' })
})

const refused = [
  '/',
  '/01/',
  '/01/09521234001011',
  '/01/09521234001010/',
  '/01/09521234001010/10/',
  '/01/09521234001010/10/A%20B',
  `/01/09521234001010/10/${'A'.repeat(21)}`,
  '/01/09521234001010/21/1/10/A',
  '/01/09521234001010/99/A',
  '/01/09521234001010?10=A',
  '/01/09521234001010?17=261318',
  '/01/09521234001010?17=261118&17=261118',
  '/01/09521234001010?17=',
]

for (const address of refused) {
  test(`${address} is no link to a product`, () => {
    assert.equal(parseDigitalLink(address), null)
  })
}

test('parameters that are not of GS1 are passed over, and so is what follows #', () => {
  const link = { gtin: '09521234001010', expiry: '2026-11-18' }
  assert.deepEqual(parseDigitalLink('/01/09521234001010?linkType=gs1:pip&17=261118&utm=x#top'), link)
})

interface Parsed {
  uri: string
  ok: boolean
  elementString: string
  flags: Record<string, boolean>
}

interface Generated {
  stem: string | null
  elements: string
  ok: boolean
  uri: string
}

const folder = new URL('../../../../shared/vectors/gs1-syntax-engine/', import.meta.url)
const read = <T>(file: string) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { vectors: T[] }).vectors

/** The path of a link as GS1 element strings are written: ^ ends a value of open length. */
const elementsOf = ({ gtin, variant, lot, serial }: DigitalLink) => {
  const qualifiers = [['22', variant], ['10', lot], ['21', serial]].filter(([, value]) => value)
  return `^01${gtin}${qualifiers.map((pair) => pair.join('')).join('^')}`
}

if (existsSync(folder)) {
  const known = ['PermitZeroSuppressedGTINinDLuris']
  const rows = read<Parsed>('dl-parse-vectors.json').filter(({ uri, flags }) =>
    /\/01\/\d/.test(uri) && !/\/235\/|[?&]89=/.test(uri) && Object.keys(flags).every((flag) => known.includes(flag)))

  for (const { uri, ok, elementString, flags } of rows) {
    test(`GS1's own encoder ${ok ? 'reads' : 'refuses'} ${uri}, and so do we`, () => {
      const link = parseDigitalLink(uri, { shortGtins: 'PermitZeroSuppressedGTINinDLuris' in flags })
      assert.equal(link !== null, ok)
      if (link) assert.ok(elementString.startsWith(elementsOf(link)), elementString)
    })
  }

  for (const { stem, elements, ok, uri } of read<Generated>('dl-generate-vectors.json')) {
    const values = new Map([...elements.matchAll(/\((\d+)\)([^(]*)/g)].map(([, key, value]) => [key!, value!]))
    const keys = [...values.keys()]
    if (!ok || !values.has('01') || !keys.every((key) => ['01', '22', '10', '21', '17'].includes(key))) continue

    test(`GS1's own encoder writes ${uri}, and so do we`, () => {
      const field = (name: string, key: string) => (values.has(key) ? { [name]: values.get(key) } : {})
      const link = { gtin: values.get('01')!, ...field('variant', '22'), ...field('lot', '10'), ...field('serial', '21') }
      assert.equal(digitalLink(stem ?? 'https://id.gs1.org', link), uri)
    })
  }
} else {
  console.log('skipped: no vectors')
}
