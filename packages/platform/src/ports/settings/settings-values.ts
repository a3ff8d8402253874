import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { provinceRegions } from './provinces.ts'
import { InvalidSetting } from './settings-reader.ts'

/** An existing folder, or one that can be created. */
export function parseFolder(text: string): string {
  const path = resolve(text)
  let nearest = path
  while (!statSync(nearest, { throwIfNoEntry: false })) nearest = dirname(nearest)
  if (!statSync(nearest).isDirectory()) throw new InvalidSetting(`${nearest} là tệp, cần một thư mục`)
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
