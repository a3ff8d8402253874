import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contents, identifierOf, knownIdentifiers } from './application-identifiers.ts'
import type { Identifier, Part } from './application-identifiers.ts'
import { hasCheckDigit, isCharacterSet39, isCharacterSet82 } from './gs1.ts'

const named: [ai: string, label: string][] = [
  ['01', 'Mã sản phẩm'],
  ['10', 'Số lô'],
  ['17', 'Hạn sử dụng'],
  ['21', 'Số sê-ri'],
  ['3103', 'Số đo của sản phẩm'],
  ['95', 'Thông tin nội bộ'],
]
for (const [ai, label] of named) {
  test(`(${ai}) is "${label}"`, () => {
    assert.equal(identifierOf(ai)?.label, label)
  })
}

for (const ai of ['89', '1', '3106', '100', '']) {
  test(`(${ai}) means nothing`, () => {
    assert.equal(identifierOf(ai), undefined)
  })
}

test('no identifier begins another, so that a code is read in one way only', () => {
  const all = knownIdentifiers.map(({ ai }) => ai)
  assert.equal(new Set(all).size, all.length)
  for (const ai of all) assert.ok(!all.some((other) => other !== ai && other.startsWith(ai)), ai)
})

const folder = new URL('../../../../../shared/vectors/gs1-syntax-dictionary/', import.meta.url)

/** What the dictionary calls our stretches of a value. */
const LINTERS: Record<string, string> = {
  date: 'N6,yymmd0',
  day: 'N6,yymmdd',
  hour: 'N2,hh',
  minute: 'N2,mi',
  second: 'N2,ss',
  time: 'N4,hhmi',
  country: 'N3,iso3166',
  processor: 'N3,iso3166999',
  zero: 'N1,zero',
  piece: 'N4,pieceoftotal',
  importer: 'X1,importeridx',
  serial: 'N..12,nozeroprefix',
}

function specified({ name, least, most, optional }: Part): string {
  const length = name.startsWith('n') && least === most ? String(most) : least === most ? String(most) : `..${most}`
  const said = LINTERS[name] ?? `${name[0]!.toUpperCase()}${length}${name.endsWith('c') ? ',csum' : ''}`
  const [type = '', ...checks] = said.split(',')
  return [optional ? `[${type}]` : type, ...checks].join(',')
}

interface Entry {
  flags: string
  specification: string
  attributes: string[]
}

/** The dictionary by identifier. Whether a number begins with a company's own prefix is left out: that takes GS1's list of them. */
function readDictionary(): Map<string, Entry> {
  const lines = readFileSync(new URL('gs1-syntax-dictionary.txt', folder), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
  return new Map(
    lines.flatMap((line) => {
      const [ais = '', ...words] = line.replace(/\s+#.*$/, '').split(/\s+/)
      const [first = '', last = first] = ais.split('-')
      const flags = /^[*?]+$/.test(words[0] ?? '') ? words.shift()! : ''
      const isAttribute = (word: string) => /^(req|ex|dlpkey)/.test(word)
      const entry = {
        flags,
        specification: words
          .filter((word) => !isAttribute(word))
          .join(' ')
          .replaceAll(/,gcppos\d/g, ''),
        attributes: words.filter(isAttribute).map(sorted).toSorted(),
      }
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index): [string, Entry] => [
        String(Number(first) + index).padStart(first.length, '0'),
        entry,
      ])
    }),
  )
}

function entryOf({ parts, fixed, attribute, path, needs, never }: Identifier): Entry {
  const key = path?.map((order) => order.join(',')).join('|')
  return {
    flags: `${fixed ? '*' : ''}${attribute ? '?' : ''}`,
    specification: parts.map(specified).join(' '),
    attributes: [
      ...(key === undefined ? [] : [key ? `dlpkey=${key}` : 'dlpkey']),
      ...(never.length > 0 ? [`ex=${never.join(',')}`] : []),
      ...(needs.length > 0 ? [`req=${needs.map((set) => set.join('+')).join(',')}`] : []),
    ]
      .map(sorted)
      .toSorted(),
  }
}

/** What must or must not come with it stands in any order; what follows a key does not. */
function sorted(attribute: string): string {
  const [name = '', list] = attribute.split('=')
  return name === 'dlpkey' || list === undefined ? attribute : `${name}=${list.split(',').toSorted().join(',')}`
}

interface Linter {
  pass: string[]
  fail: { value: string }[]
}

if (existsSync(folder)) {
  const dictionary = readDictionary()
  test('every identifier that is known here is told as the GS1 syntax dictionary tells it', () => {
    for (const identifier of knownIdentifiers)
      assert.deepEqual(entryOf(identifier), dictionary.get(identifier.ai), identifier.ai)
  })

  const { linters } = JSON.parse(readFileSync(new URL('linter-vectors.json', folder), 'utf8')) as {
    linters: Record<string, Linter>
  }
  const checks: Record<string, (text: string) => boolean> = {
    csum: hasCheckDigit,
    cset82: isCharacterSet82,
    cset39: isCharacterSet39,
    ...Object.fromEntries(Object.entries(LINTERS).map(([name, said]) => [said.split(',')[1]!, contents[name]!.holds])),
  }
  for (const [name, check] of Object.entries(checks)) {
    test(`what ${name} lets pass and refuses is as the GS1 syntax dictionary has it`, () => {
      const { pass, fail } = linters[name]!
      for (const value of pass) assert.equal(check(value), true, JSON.stringify(value))
      for (const { value } of fail) assert.equal(check(value), false, JSON.stringify(value))
    })
  }
} else {
  console.log('skipped: no vectors')
}
