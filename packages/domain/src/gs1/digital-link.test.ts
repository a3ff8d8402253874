import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { identifierOf } from './application-identifiers.ts'
import { digitalLink, parseDigitalLink, parseLink, writeLink } from './digital-link.ts'
import type { DigitalLink } from './digital-link.ts'
import { elementsProblem } from './element-strings.ts'
import type { Elements } from './element-strings.ts'
import { isCharacterSet82 } from './gs1.ts'

/** Reads elements as they are printed for people: '(01)09521234001010(10)LO-7'. */
const printedElements = (text: string): Elements =>
  new Map([...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, ai, value]) => [ai!, value!]))

/** As a code carries them, its separators as ^. */
const carried = (elements: Elements): string =>
  [...elements].reduce((text, [ai, value], index) => {
    const isLast = index === elements.size - 1
    return `${text}${ai}${value}${isLast || identifierOf(ai)?.fixed ? '' : '^'}`
  }, '^')

const linkOf = (origin: string, elements: Elements) =>
  elementsProblem(elements) === null ? writeLink(origin, elements) : null

const problems: [printed: string, problem: string | null][] = [
  ['(01)09521234001011', 'Mã sản phẩm (01) không hợp lệ'],
  ['(01)9521234001010', 'Mã sản phẩm (01) không hợp lệ'],
  ['(10)LO-7', 'Số lô (10) phải đi cùng (01) hoặc (02) hoặc (03) hoặc (8006) hoặc (8026)'],
  ['(01)09521234001010(10)', 'Số lô (10) không hợp lệ'],
  ['(01)09521234001010(10)LÔ', 'Số lô (10) không hợp lệ'],
  [`(01)09521234001010(10)${'A'.repeat(21)}`, 'Số lô (10) không hợp lệ'],
  ['(01)09521234001010(17)261131', 'Hạn sử dụng (17) không hợp lệ'],
  ['(01)09521234001010(17)261100', null],
  ['(01)09521234001010(02)09521234001010(37)5', 'Mã sản phẩm (01) không đi cùng (37)'],
  ['(02)09521234001010', 'Mã sản phẩm bên trong (02) phải đi cùng (37)'],
  ['(00)195212340000000010(02)09521234001010(37)5', null],
  ['(01)09521234001010(3100)000001(3103)000001', 'Số đo của sản phẩm (3100) không đi cùng (3103)'],
  ['(01)09521234001010(3103)000001(3922)150000', null],
  [
    '(01)09521234001010(3922)150000',
    'Giá bán (3922) phải đi cùng (01)(30) hoặc (01)(31nn) hoặc (01)(32nn) hoặc (01)(35nn) hoặc (01)(36nn)',
  ],
  ['(01)09521234001010(422)704', null],
  ['(01)09521234001010(422)700', 'Nước xuất xứ (422) không hợp lệ'],
  ['(01)09521234001010(423)704156', null],
  ['(01)09521234001010(423)70415', 'Các nước sơ chế (423) không hợp lệ'],
  ['(01)09521234001010(8008)26111812', null],
  ['(01)09521234001010(8008)2611181275', 'Giờ sản xuất (8008) không hợp lệ'],
  ['(01)09521234001010(427)QN', 'Vùng của nước xuất xứ (427) phải đi cùng (01)(422) hoặc (02)(422) hoặc (03)(422)'],
  ['(89)1', 'Không biết mã (89)'],
]

for (const [printed, problem] of problems) {
  test(`${printed} ${problem ? `is refused: ${problem}` : 'is right'}`, () => {
    assert.equal(elementsProblem(printedElements(printed)), problem)
  })
}

const origin = 'https://truyxuat.example.vn'
const chicken = { gtin: '09521234001010', lot: 'QN06874-2607-01' }

const links: [link: DigitalLink, address: string][] = [
  [{ gtin: '09521234001010' }, '/01/09521234001010'],
  [chicken, '/01/09521234001010/10/QN06874-2607-01'],
  [{ ...chicken, serial: '000001' }, '/01/09521234001010/10/QN06874-2607-01/21/000001'],
  [{ ...chicken, serial: '000001', expiry: '2026-11-18' }, '/01/09521234001010/10/QN06874-2607-01/21/000001?17=261118'],
  [{ ...chicken, variant: '2A' }, '/01/09521234001010/22/2A/10/QN06874-2607-01'],
  [{ gtin: '09521234001010', lot: "A/B+C%&'()*!" }, '/01/09521234001010/10/A%2FB%2BC%25%26%27%28%29%2A%21'],
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

const others: [elements: string, address: string | null][] = [
  ['(414)9521234009016(254)KHO-1', '/414/9521234009016/254/KHO-1'],
  ['(00)195212340000000010(02)09521234001010(37)5(10)LO-7', '/00/195212340000000010?02=09521234001010&37=5&10=LO-7'],
  [
    '(01)09521234001010(10)LO-7(422)704(3103)002400(17)261118',
    '/01/09521234001010/10/LO-7?3103=002400&17=261118&422=704',
  ],
  ['(01)09521234001011', null],
  ['(10)LO-7', null],
  ['(400)DH-1', null],
]

for (const [printed, link] of others) {
  test(`${printed} is ${link === null ? 'not to be told in a link' : `written ${link}, and read back`}`, () => {
    const elements = printedElements(printed)
    assert.equal(linkOf('', elements), link)
    if (link !== null) assert.deepEqual(new Set(parseLink(link)), new Set(elements))
  })
}

for (const link of [
  'HtTp://a/01/09521234001010',
  'ftp://a/01/09521234001010',
  'https://$a/01/09521234001010',
  '/01/09521234001010?422=700',
  '/01/09521234001010?37=5',
  '/01/09521234001010?21=1',
  '/414/9521234009016/10/A',
  '/400/DH-1',
  '/01/09521234001010?01=09521234001010',
]) {
  test(`${link} says nothing that GS1 allows`, () => {
    assert.equal(parseLink(link), null)
  })
}

interface Parsed {
  uri: string
  ok: boolean
  elementString: string | null
  flags: Record<string, boolean>
}

interface Generated {
  stem: string | null
  elements: string
  ok: boolean
  uri: string
  flags: Record<string, boolean>
}

const folder = new URL('../../../../../shared/vectors/gs1-syntax-engine/', import.meta.url)
const load = <T>(file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T

if (existsSync(folder)) {
  const short = 'PermitZeroSuppressedGTINinDLuris'
  const usual = ({ flags }: { flags: Record<string, boolean> }) => Object.keys(flags).every((flag) => flag === short)

  for (const { uri, ok, elementString, flags } of load<{ vectors: Parsed[] }>('dl-parse-vectors.json').vectors.filter(
    usual,
  )) {
    test(`GS1's own encoder ${ok ? 'reads' : 'refuses'} '${uri}', and so do we`, () => {
      const elements = parseLink(uri, { shortGtins: short in flags })
      assert.equal(elements && carried(elements), elementString)
    })
  }

  for (const { stem, elements, ok, uri } of load<{ vectors: Generated[] }>('dl-generate-vectors.json').vectors.filter(
    usual,
  )) {
    test(`GS1's own encoder ${ok ? `writes ${uri}` : 'refuses to write'} for ${elements}, and so do we`, () => {
      assert.equal(linkOf(stem ?? 'https://id.gs1.org', printedElements(elements)), ok ? uri : null)
    })
  }

  const { validPathAISequences, unescape, escape } = load<{
    validPathAISequences: string[][]
    unescape: { in: string; path: string }[]
    escape: { in: string; path: string }[]
  }>('dl-escape-and-path-vectors.json')
  const values: Record<string, string> = {
    '00': '195212340000000010',
    '01': '09521234001010',
    255: '9521234009016',
    402: '95212340000000013',
    414: '9521234009016',
    417: '9521234009016',
    7040: '1ABC',
    8006: '095212340010100102',
    8010: 'LK-1',
    8017: '952123400000000017',
    8018: '952123400000000017',
    8019: '1',
  }
  for (const ais of validPathAISequences) {
    // Whatever the path allows, (22) asks for (01) beside it.
    if (!identifierOf(ais[0]!) || (ais[0] === '8006' && ais.includes('22'))) continue
    test(`a path of ${ais.join(', ')} is taken, and turned round it is not`, () => {
      const address = (names: string[]) => names.map((ai) => `/${ai}/${values[ai] ?? 'A1'}`).join('')
      assert.deepEqual([...(parseLink(address(ais))?.keys() ?? [])], ais)
      if (ais.length > 2) assert.equal(parseLink(address([ais[0]!, ...ais.slice(1).toReversed()])), null)
    })
  }

  test('signs in a path are written and read as GS1 does', () => {
    const isLot = (text: string) => text !== '' && isCharacterSet82(text)
    for (const { in: said, path } of escape)
      if (isLot(said))
        assert.equal(digitalLink('', { gtin: '09521234001010', lot: said }), `/01/09521234001010/10/${path}`)
    for (const { in: said, path } of unescape)
      if (isLot(path)) assert.equal(parseDigitalLink(`/01/09521234001010/10/${said}`)?.lot, path)
  })
} else {
  console.log('skipped: no vectors')
}
