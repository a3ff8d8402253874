import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function programVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
