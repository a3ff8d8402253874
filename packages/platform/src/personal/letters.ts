import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { WRITTEN_BY } from '../ports/mail/mailer.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { PersonalValue } from './found.ts'

/** E-mail addresses and telephone numbers of somebody, by what the person has to do with a mail. */
export interface Correspondent {
  /** Those with which the person wrote to us. */
  writes: readonly string[]
  /** Those to which the product writes to this person and to nobody else. */
  receives: readonly string[]
}

interface Letter {
  name: string
  value: string
}

/**
 * The mails that a person wrote, with their text, and those that were sent to the person, without: they may contain
 * links that open an account. Only an installation without a mail server keeps mails: in a folder.
 */
async function lettersOf(folder: string, { writes, receives }: Correspondent): Promise<Letter[]> {
  const { default: PostalMime } = await import('postal-mime')
  const found: Letter[] = []
  for (const name of (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml'))) {
    const { headers, replyTo = [], to = [], text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
    const writtenBy = headers.find(({ key }) => key === WRITTEN_BY.toLowerCase())?.value.split(', ') ?? []
    if (isAny(writes, [...writtenBy, ...replyTo.map(({ address }) => address ?? '')])) found.push({ name, value: text })
    else if (
      isAny(
        receives,
        to.map(({ address }) => address ?? ''),
      )
    )
      found.push({ name, value: 'Thư hệ thống đã gửi đến địa chỉ này' })
  }
  return found
}

function isAny(known: readonly string[], addresses: readonly string[]): boolean {
  const lower = addresses.map((one) => one.toLowerCase())
  return known.some((one) => lower.includes(one.toLowerCase()))
}

const folderOf = ({ dataDir }: Settings): string => join(dataDir, 'mail')

/** Maximum length of a mail's text in characters; an Excel cell holds 32,767. */
const LONGEST = 32_000

export async function readLetters(settings: Settings, person: Correspondent): Promise<PersonalValue[]> {
  const letters = await lettersOf(folderOf(settings), person)
  return letters.map(({ name, value }) => ({
    what: 'Thư',
    value: value.slice(0, LONGEST).toWellFormed(),
    at: name.slice(0, 10),
  }))
}

/** Deletes the mails that a person wrote or was sent; returns their number. */
export async function eraseLetters(settings: Settings, person: Correspondent): Promise<number> {
  const letters = await lettersOf(folderOf(settings), person)
  for (const { name } of letters) await rm(join(folderOf(settings), name), { force: true })
  return letters.length
}
