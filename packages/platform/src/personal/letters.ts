import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../ports/settings/settings.ts'
import type { PersonalValue } from './found.ts'

/** Lines of base64 in a mail. */
const BLOCKS = /(?:^[A-Za-z0-9+/=]{4,76}\r?\n)+/gm

interface Letter {
  name: string
  text: string
}

/**
 * The mails that contain one of `said` (an e-mail address or a telephone number), in their head or in their text. Only
 * an installation without a mail server keeps mails: in a folder.
 */
async function lettersNaming(folder: string, said: readonly string[]): Promise<Letter[]> {
  const found: Letter[] = []
  for (const name of (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml'))) {
    const raw = await readFile(join(folder, name), 'latin1')
    const blocks = [...raw.matchAll(BLOCKS)].map(([block]) => Buffer.from(block, 'base64').toString('utf8'))
    const texts = [Buffer.from(raw, 'latin1').toString('utf8'), ...blocks]
    if (texts.some((text) => said.some((one) => text.includes(one))))
      found.push({ name, text: texts.at(blocks.length > 0 ? 1 : 0)! })
  }
  return found
}

const folderOf = ({ dataDir }: Settings): string => join(dataDir, 'mail')

/** Maximum length of a mail's text in characters; an Excel cell holds 32,767. */
const LONGEST = 32_000

export async function readLetters(settings: Settings, said: readonly string[]): Promise<PersonalValue[]> {
  const letters = await lettersNaming(folderOf(settings), said)
  return letters.map(({ name, text }) => ({
    what: 'Thư',
    value: text.slice(0, LONGEST).toWellFormed(),
    at: name.slice(0, 10),
  }))
}

/** Deletes the mails that contain one of `said`; returns their number. */
export async function eraseLetters(settings: Settings, said: readonly string[]): Promise<number> {
  const letters = await lettersNaming(folderOf(settings), said)
  for (const { name } of letters) await rm(join(folderOf(settings), name), { force: true })
  return letters.length
}
