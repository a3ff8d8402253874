import { allWitnesses } from './clone-evidence.ts'
import type { CloneEvidence, CloneSign, NetworkEvidence } from './clone-evidence.ts'

const LETTERS = 26

/** 0 is A, 25 is Z, 26 is AA. */
const letterOf = (place: number): string =>
  (place < LETTERS ? '' : letterOf(Math.floor(place / LETTERS) - 1)) + String.fromCharCode(65 + (place % LETTERS))

/**
 * Gives each network that scanned a label a letter (A, B, … Z, AA): first those that a person has cleared, then the
 * others by their first scan, then those of further scans (`marks`). The letters mean nothing else.
 */
export function networkLetters(evidence: CloneEvidence, marks: readonly (string | null)[]): Map<string, string> {
  const inOrder = allWitnesses(evidence)
    .toSorted((a, b) => a.first - b.first)
    .map(({ network }) => network)
  const all = new Set([...(evidence.cleared ?? []), ...inOrder, ...marks.filter((mark) => mark !== null)])
  return new Map([...all].map((mark, place) => [mark, letterOf(place)]))
}

const deeds: Record<CloneSign, string> = {
  early: 'Quét khi chưa kích hoạt',
  late: 'Quét sau hạn sử dụng',
  locked: 'Quét sau khi bị khóa',
  pin: 'Nhập đúng mã PIN',
  guessed: 'Thử đoán mã PIN: nhập sai quá số lần cho phép',
}

/** What a network did besides scanning, in words. */
export const networkActions = ({ signs = [], jumped }: NetworkEvidence): string[] => [
  ...signs.map((sign) => deeds[sign]),
  ...(jumped ? ['Khai những nơi quá xa nhau trong một ngày'] : []),
]
