import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { codesOf, stampNumbersOf } from './codes.ts'
import { findKey, loadKeys, makeFirstKey, newestKey } from './keys.ts'
import { invertMany, permuteMany, sequence, toHalves, toNumbers } from './permutation.ts'

const last = 2n ** 60n - 1n
const permute = (key: KeyObject, numbers: bigint[]) => toNumbers(permuteMany(key, toHalves(numbers)))
const invert = (key: KeyObject, code: bigint) => toNumbers(invertMany(key, toHalves([code])))[0]!
const number = fc.bigInt(0n, last)
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => createSecretKey(bytes))
const known = createSecretKey(Buffer.from(Array.from({ length: 32 }, (_, position) => position)))

test('every number comes back from its code, and every code stays under 2^60', () => {
  fc.assert(
    fc.property(secret, number, (key, given) => {
      const [code] = permute(key, [given])
      return code! >= 0n && code! <= last && invert(key, code!) === given
    }),
  )
})

test('every code is the code of some number', () => {
  fc.assert(fc.property(secret, number, (key, code) => permute(key, [invert(key, code)])[0] === code))
})

const answers: [number: bigint, code: bigint][] = [
  [0n, 972561127494279223n],
  [1n, 452634240165139428n],
  [2n, 456894487515069875n],
  [123456789012345n, 469430393340394779n],
  [last, 468279445748685391n],
]

for (const [given, code] of answers) {
  test(`${given} has had the code ${code} from the first stamp on`, () => {
    assert.deepEqual(permute(known, [given]), [code])
  })
}

test('a sheet of codes is the codes one by one', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, last - 50n), fc.integer({ min: 0, max: 50 }), (from, count) => {
      const together = toNumbers(permuteMany(known, sequence(from, count)))
      const single = Array.from({ length: count }, (_, position) => permute(known, [from + BigInt(position)])[0])
      assert.deepEqual(together, single)
    }),
  )
})

test('a hundred thousand stamps have as many codes', () => {
  const codes = toNumbers(permuteMany(known, sequence(2n ** 30n - 50_000n, 100_000)))
  assert.equal(new Set(codes).size, 100_000)
})

test('under two keys a number has two codes', () => {
  fc.assert(
    fc.property(secret, secret, number, (one, other, given) => {
      fc.pre(!one.equals(other))
      assert.notDeepEqual(permute(one, [given]), permute(other, [given]))
    }),
  )
})

for (const outside of [-1n, last + 1n]) {
  test(`${outside} is refused`, () => {
    assert.throws(() => permute(known, [outside]), RangeError)
  })
}

const root = await mkdtemp(join(tmpdir(), 'stamp-keys-'))
after(() => rm(root, { recursive: true }))
async function newFolder(): Promise<string> {
  const folder = join(root, randomBytes(4).toString('hex'))
  await mkdir(folder)
  return folder
}

/** A folder with a key in it. */
async function newKey(): Promise<string> {
  const folder = await newFolder()
  await makeFirstKey(folder)
  return folder
}

/** Loads the keys of a folder; creates the first one if there is none. */
async function keysIn(folder: string) {
  await makeFirstKey(folder)
  return loadKeys(folder)
}

test('the first key is made at first use, for this account alone, and stays', async () => {
  const folder = await newFolder()
  const [key] = await keysIn(folder)
  const [file] = await readdir(folder)
  assert.equal((await stat(join(folder, file!))).mode & 0o777, 0o600)
  assert.deepEqual(
    (await keysIn(folder)).map(({ id }) => id),
    [key!.id],
  )
})

test('servers that start at once on one folder share one key', async () => {
  const folder = await newFolder()
  const loaded = await Promise.all(Array.from({ length: 8 }, () => keysIn(folder)))
  assert.equal(new Set(loaded.flat().map(({ id }) => id)).size, 1)
  assert.deepEqual(await readdir(folder), ['0001.key'])
})

test('a new key is used for new issues, and stamps of the old one are still read', async () => {
  const folder = await newFolder()
  const old = newestKey(await keysIn(folder))
  const [code] = codesOf(old, 2_000_000n, 1)
  await copyFile(join(await newKey(), '0001.key'), join(folder, '0002.key'))
  const keys = await keysIn(folder)
  assert.notEqual(newestKey(keys).id, old.id)
  const found = stampNumbersOf(keys, [code!])
  assert.equal(found.length, 2)
  assert.deepEqual(found[0], { place: 0, key_id: old.id, number: 2_000_000n })
  assert.notEqual(found[1]!.number, 2_000_000n)
})

test('another installation’s key of the same name is not taken for the one of an issue', async () => {
  const [mine] = await keysIn(await newFolder())
  const theirs = await keysIn(await newFolder())
  assert.throws(() => findKey(theirs, mine!.id), /is not among the keys/)
})

test('a damaged key file stops the server instead of changing every code', async () => {
  const folder = await newFolder()
  await keysIn(folder)
  await writeFile(join(folder, '0001.key'), 'abc')
  await assert.rejects(keysIn(folder), /0001\.key bị hỏng/)
})

test('a code is read as people type it, and a wrong one is nothing', async () => {
  const keys = await keysIn(await newFolder())
  const [code] = codesOf(keys[0]!, 41n, 1)
  const typed = ` ${code!.slice(0, 4)}-${code!.slice(4, 8)} ${code!.slice(8)} `.toLowerCase()
  const wrong = (code!.startsWith('0') ? '1' : '0') + code!.slice(1)
  assert.deepEqual(stampNumbersOf(keys, [wrong, typed]), [{ place: 1, key_id: keys[0]!.id, number: 41n }])
})
