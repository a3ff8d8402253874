import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { identifierOf } from './application-identifiers.ts'
import { digitalLink, parseDigitalLink, parseLink, readLink, writeLink } from './digital-link.ts'
import type { DigitalLink, LinkOptions } from './digital-link.ts'
import { elementsProblem, readElements } from './element-strings.ts'
import type { Elements } from './element-strings.ts'
import { escaped, unescaped } from './link-parts.ts'

/** Elements in the form in which a code carries them, with ^ as the separator. */
const carried = (elements: Elements): string =>
  [...elements].reduce((text, [ai, value], index) => {
    const isLast = index === elements.size - 1
    return `${text}${ai}${value}${isLast || identifierOf(ai)?.fixed ? '' : '^'}`
  }, '^')

/** The link of elements that are given in human-readable form; null if they do not fit together. */
function linkOf(origin: string, printed: string, options?: LinkOptions): string | null {
  const elements = readElements(printed, options)
  return elements && elementsProblem(elements, options) === null ? writeLink(origin, elements, options) : null
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
    assert.equal(linkOf('', printed), link)
    if (link !== null) assert.deepEqual(new Set(parseLink(link)), new Set(readElements(printed)))
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

interface Escape {
  in: string
  path: string
  query: string
}

interface Generated {
  stem: string | null
  elements: string
  ok: boolean
  uri: string
  flags: Record<string, boolean>
}

const places: [link: string, place: string, problem: string][] = [
  ['/01/09521234001010/foo', 'foo', 'Không hiểu phần «foo» của đường dẫn'],
  ['/01/09521234001010/10/A/foo', 'foo', 'Không hiểu phần «foo» của đường dẫn'],
  ['/01/09521234001010/89/A', '89', 'Không hiểu phần «89» của đường dẫn'],
  ['/01/09521234001010/21/1/10/A', '10', 'Mã (10) không đứng ở chỗ này sau mã (01)'],
  ['/01/09521234001010/99/A', '99', 'Mã (99) không đứng ở chỗ này sau mã (01)'],
  ['/01/09521234001011', '01/09521234001011', 'Mã sản phẩm (01) không hợp lệ'],
  ['/01/09521234001010?10=A', '10', 'Mã (10) phải đứng trong đường dẫn'],
  ['/01/09521234001010?21=A', '21', 'Mã (21) không được đứng sau dấu ?'],
  ['/01/09521234001010?89=A', '89', 'Không biết mã (89) sau dấu ?'],
  ['/01/09521234001010?17=261118&17=261118', '17', 'Mã (17) có hai lần'],
  ['/gtin/9521234001010', '/gtin/9521234001010', 'Không có mã GS1 nào trong đường dẫn'],
  ['/01/09521234001010<', '<', 'Địa chỉ có ký tự không được phép'],
]
for (const [link, place, problem] of places) {
  test(`${link} is refused at '${place}': ${problem}`, () => {
    assert.deepEqual(readLink(link), { elements: null, place, problem })
  })
}

const folder = new URL('../../../../../shared/vectors/gs1-syntax-engine/', import.meta.url)
const load = <T>(file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T

if (existsSync(folder)) {
  /** Converts the settings of GS1's encoder, which its test rows name, to our options. */
  const optionsOf = (flags: Record<string, boolean>): LinkOptions => {
    const known = {
      PermitZeroSuppressedGTINinDLuris: 'shortGtins',
      PermitConvenienceAlphas: 'names',
      PermitUnknownAIs: 'unknown',
      'validation:gs1_encoder_vUNKNOWN_AI_NOT_DL_ATTR': 'unknownAttributes',
      'validation:gs1_encoder_vREQUISITE_AIS': 'alone',
    }
    for (const flag of Object.keys(flags)) assert.ok(flag in known, `no option for ${flag}`)
    return Object.fromEntries(
      Object.entries(known).map(([flag, option]) => [option, flags[flag] === !flag.startsWith('validation:')]),
    )
  }

  for (const { uri, ok, elementString, flags } of load<{ vectors: Parsed[] }>('dl-parse-vectors.json').vectors) {
    test(`GS1's own encoder ${ok ? 'reads' : 'refuses'} '${uri}', and so do we`, () => {
      const elements = parseLink(uri, optionsOf(flags))
      assert.equal(elements && carried(elements), elementString)
    })
  }

  for (const { stem, elements, ok, uri, flags } of load<{ vectors: Generated[] }>('dl-generate-vectors.json').vectors) {
    test(`GS1's own encoder ${ok ? `writes ${uri}` : 'refuses to write'} for ${elements}, and so do we`, () => {
      assert.equal(linkOf(stem ?? 'https://id.gs1.org', elements, optionsOf(flags)), ok ? uri : null)
    })
  }

  const { validPathAISequences, unescape, escape } = load<{
    validPathAISequences: string[][]
    unescape: Escape[]
    escape: Escape[]
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
    8013: '1987654Ad4X4bL5ttr2310c2K',
    8017: '952123400000000017',
    8018: '952123400000000017',
    8019: '1',
  }
  for (const ais of validPathAISequences) {
    test(`a path of ${ais.join(', ')} is taken, and turned round it is not`, () => {
      const address = (names: string[]) => names.map((ai) => `/${ai}/${values[ai] ?? 'A1'}`).join('')
      assert.deepEqual([...(parseLink(address(ais), { alone: true })?.keys() ?? [])], ais)
      if (ais.length > 2)
        assert.equal(parseLink(address([ais[0]!, ...ais.slice(1).toReversed()]), { alone: true }), null)
    })
  }

  test('signs in a path and behind the ? are written and read as GS1 does', () => {
    for (const { in: said, path, query } of escape)
      assert.deepEqual([escaped(said, false), escaped(said, true)], [path, query])
    for (const { in: said, path, query } of unescape)
      assert.deepEqual([unescaped(said, false), unescaped(said, true)], [path, query])
  })
} else {
  console.log('skipped: no vectors')
}

test('a sentence quotes a part of an address as it is read', () => {
  const reading = readLink('https://vi-du.vn/01/09521234001010/l%C3%B4/A')
  assert.equal('problem' in reading && reading.problem, 'Không hiểu phần «lô» của đường dẫn')
})
