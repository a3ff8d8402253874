import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes the first sign-in into a file that only its owner may read; returns its path. Never overwrites an existing
 * file, which may hold the only copy of another database's password: picks a free name.
 */
export async function writeFirstSignIn(folder: string, text: string): Promise<string> {
  for (let number = 1; ; number++) {
    const file = join(folder, number === 1 ? 'first-sign-in.txt' : `first-sign-in-${number}.txt`)
    try {
      await writeFile(file, text, { mode: 0o600, flag: 'wx' })
      return file
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
