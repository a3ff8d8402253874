import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { hasFailed } from '@trace/domain/areas/growing/harvest-quality.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'

/** Tells who has just written that a harvest failed its quality what follows. */
export function tellFailed({ written, remark }: Settling): void {
  const changes = [...(written.get(diaries.name)?.values() ?? [])]
  if (changes.some(({ before, after }) => isFailed(after) && !isFailed(before)))
    remark('Sản lượng không đạt chất lượng không tính vào sản lượng của lô, không cấp được hồ sơ truy xuất')
}

const isFailed = (row: RowChange['after']): boolean => row !== null && hasFailed(row)
