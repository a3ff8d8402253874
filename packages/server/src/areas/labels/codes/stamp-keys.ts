import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { missingKey, wrongKey } from '@trace/platform/start/keyring.ts'
import type { OwnKeys } from '@trace/platform/start/keyring.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { openKeys } from '../issues/open-keys.ts'
import { loadKeys, makeFirstKey } from './keys.ts'

const PURPOSE = 'đọc mã của các tem đã in'
const FOLDER = 'stamps'

const fileOf = (id: string): string => `${id.slice(0, 4)}.key`

/** The keys of stamps: each issue records the id of its key, and its codes cannot be read with any other. */
export const stampKeys: OwnKeys = {
  folder: FOLDER,
  async prepare(sql, folder, known) {
    const used = await unscoped(sql, 'which keys any label was made with')<
      { key_id: string }[]
    >`select distinct key_id from stamps where key_id is not null`
    const named = new Set([...known, ...used.map(({ key_id }) => `${FOLDER}/${fileOf(key_id)}`)])
    if (named.size === 0) await makeFirstKey(join(folder, FOLDER))
    for (const name of named) {
      const path = join(folder, name)
      if (!existsSync(path)) throw missingKey(path, PURPOSE)
    }
    const ids = (await loadKeys(join(folder, FOLDER))).map(({ id }) => id)
    const other = used.find(({ key_id }) => !ids.includes(key_id))
    if (other) throw wrongKey(join(folder, FOLDER, fileOf(other.key_id)))
  },
  read: async (folder) => new Map((await loadKeys(folder)).map(({ id, secret }) => [fileOf(id), secret.export()])),
  open: openKeys,
}
