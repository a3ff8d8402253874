import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { documents, MEGABYTE } from '@trace/define/uploads.ts'
import { formatBytes, formatNumber } from '@trace/define/text/format.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { UNREADABLE, Unreadable } from './unreadable.ts'
import { entriesOf } from './unzip.ts'
import type { Entry } from './unzip.ts'

const MOST_UNPACKED = 200 * MEGABYTE
const MOST_FILES = 1_000
/**
 * Highest credible compression ratio: pictures hardly shrink, workbooks about tenfold; a higher ratio is taken for a
 * zip bomb.
 */
const MOST_RATIO = 100

const inflated = promisify(inflateRaw)

/** A workbook and the pictures and documents of its rows, sent as one .zip. */
export interface Archive {
  workbook: Buffer
  /** Names of the other files. */
  names: readonly string[]
  /**
   * Finds a file by its full path, or by its name without the folder, with or without its ending; returns the name in
   * the archive.
   */
  find(said: string): string | undefined
  read(name: string): Promise<Buffer>
}

/**
 * Whether an upload is a .zip that contains a workbook, judged by its directory alone; an .xlsx file itself does not
 * count.
 */
export const isArchive = (zip: Buffer): boolean => workbooksIn(listed(zip)).length > 0

/** Opens a .zip with one workbook; null for anything else. All bounds are checked before anything is unpacked. */
export async function openArchive(zip: Buffer): Promise<Archive | null> {
  const entries = listed(zip)
  const [workbook, ...others] = workbooksIn(entries)
  if (!workbook) return null
  if (others.length > 0) throw refuseField('file', 'Tệp .zip phải có đúng một tệp Excel .xlsx')
  refuseImmense(zip, entries)
  const files = new Map(entries.filter((entry) => entry !== workbook).map((entry) => [entry.name, entry]))
  const byWord = new Map([...files.keys()].toReversed().flatMap((name) => wordsFor(name).map((word) => [word, name])))
  return {
    workbook: await unpack(zip, workbook),
    names: [...files.keys()],
    find: (said) => byWord.get(nameKey(said)),
    read: (name) => unpack(zip, files.get(name)!),
  }
}

/**
 * The files of a zip, without folders and files that operating systems add (such as `Thumbs.db`); empty if it is no
 * zip.
 */
function listed(zip: Buffer): Entry[] {
  if (!zip.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return []
  try {
    const entries = entriesOf(zip, MOST_FILES)
    return entries.some(({ name }) => name === '[Content_Types].xml') ? [] : entries.filter(({ name }) => isOwn(name))
  } catch (error) {
    if (error instanceof Unreadable) return []
    throw error
  }
}

const isOwn = (name: string): boolean =>
  !name.endsWith('/') && !name.startsWith('__MACOSX/') && !/^[.~]|^(thumbs\.db|desktop\.ini)$/i.test(baseOf(name))

const workbooksIn = (entries: readonly Entry[]): Entry[] => entries.filter(({ name }) => /\.xlsx$/i.test(name))

export const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)
export const bareOf = (name: string): string => baseOf(name).replace(/\.[a-z0-9]{1,5}$/i, '')

const wordsFor = (name: string): string[] => [name, baseOf(name), bareOf(name)].map(nameKey)

function refuseImmense(zip: Buffer, entries: readonly Entry[]): void {
  const sum = (sizeOf: (entry: Entry) => number): number => entries.reduce((all, entry) => all + sizeOf(entry), 0)
  const burst = entries.find(({ size, packed }) => size > packed * MOST_RATIO + MEGABYTE)
  // Entries that overlap would be unpacked again and again.
  if (burst || sum(({ packed }) => packed) > zip.length) throw refuseField('file', UNREADABLE)
  const large = entries.find(({ size }) => size > documents.most)
  if (large) throw refuseField('file', `${UNREADABLE}: “${large.name}” lớn hơn ${formatBytes(documents.most)}`)
  if (sum(({ size }) => size) > MOST_UNPACKED)
    throw refuseField('file', `${UNREADABLE}: sau khi giải nén lớn hơn ${formatBytes(MOST_UNPACKED)}`)
  if (entries.length > MOST_FILES)
    throw refuseField('file', `${UNREADABLE}: có quá nhiều tệp bên trong, tối đa ${formatNumber(MOST_FILES)}`)
}

/** Unpacks a file, up to the size that the zip states and the size limit of documents. */
async function unpack(zip: Buffer, { name, start, packed, size, checksum, isDeflated }: Entry): Promise<Buffer> {
  const raw = zip.subarray(start, start + packed)
  const most = Math.max(Math.min(size, documents.most), 1)
  const bytes = isDeflated ? await inflated(raw, { maxOutputLength: most }).catch(() => null) : raw
  if (!bytes || raw.length < packed || bytes.length > most || crc32(bytes) !== checksum)
    throw new Refusal(415, `Tệp “${name}” trong tệp .zip bị hỏng`)
  return bytes
}
