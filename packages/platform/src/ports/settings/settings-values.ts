import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { provinceRegions } from './provinces.ts'
import { versionIn } from '@trace/embedded-postgres/binaries.ts'
import { InvalidSetting } from './settings-reader.ts'

/** Type of the file system under `/proc`, where Node's attempt to make a folder never ends. */
const PROCESSES = 0x9fa0

/** An existing folder, or one that can be created. */
export function parseFolder(text: string): string {
  const path = resolve(text)
  let nearest = path
  while (!statSync(nearest, { throwIfNoEntry: false })) nearest = dirname(nearest)
  if (!statSync(nearest).isDirectory()) throw new InvalidSetting(`${nearest} là tệp, cần một thư mục`)
  if (statfsSync(nearest).type === PROCESSES) throw new InvalidSetting(`${nearest} không phải nơi chứa được tệp`)
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK)
  } catch {
    throw new InvalidSetting(`không ghi được vào ${nearest}`)
  }
  return path
}

export function parseProvince(text: string): string {
  if (!Object.hasOwn(provinceRegions, text))
    throw new InvalidSetting(
      `phải là mã tỉnh hai chữ số đang dùng: ${Object.keys(provinceRegions).toSorted().join(', ')}`,
    )
  return text
}

export function parseScheme(text: string): string {
  if (
    !/^[a-z][a-z0-9+.-]{1,30}$/.test(text) ||
    /^(https?|ftp|file|data|blob|javascript|mailto|tel|about|ws|wss)$/.test(text)
  ) {
    throw new InvalidSetting(
      'phải là chữ thường không dấu, chữ số, +, . hoặc -, và không phải giao thức có sẵn như https',
    )
  }
  return text
}

export function parseToken(text: string): string {
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new InvalidSetting('phải dài ít nhất 16 ký tự, chỉ gồm chữ không dấu, chữ số và ký hiệu, không có dấu cách')
  return text
}

/** Earlier versions have no collation that is the same on every machine. */
const OLDEST_OWN = 17

/** A folder with the programs of PostgreSQL, such as /usr/lib/postgresql/18/bin. */
export function parsePostgresBin(text: string): string {
  const path = resolve(text)
  const version = existsSync(join(path, 'initdb')) ? versionIn(path) : null
  if (version === null)
    throw new InvalidSetting('phải là thư mục có chương trình initdb và postgres, ví dụ /usr/lib/postgresql/18/bin')
  if (Number.parseInt(version) < OLDEST_OWN)
    throw new InvalidSetting(`là PostgreSQL ${version}; cần PostgreSQL ${OLDEST_OWN} trở lên`)
  return path
}
