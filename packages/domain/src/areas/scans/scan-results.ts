import type { Tone } from '@trace/define/machine.ts'

interface Result {
  label: string
  tone: Tone
}

/** What a scan of a known code says of it, in the order of lists and charts. Only `valid` says that all is well. */
export const codeResults = {
  valid: { label: 'Hợp lệ', tone: 'success' },
  inactive: { label: 'Chưa kích hoạt', tone: 'neutral' },
  expired: { label: 'Hết hạn', tone: 'warning' },
  suspended: { label: 'Tạm dừng', tone: 'danger' },
  held: { label: 'Tạm giữ để xác minh', tone: 'danger' },
  suspect: { label: 'Nghi vấn', tone: 'warning' },
  locked: { label: 'Đã khóa', tone: 'danger' },
  recalled: { label: 'Đã thu hồi', tone: 'danger' },
} as const satisfies Record<string, Result>

export type CodeResult = keyof typeof codeResults

/** All results of a scan: the code may be none of ours. */
export const scanResults = {
  ...codeResults,
  not_found: { label: 'Không tìm thấy', tone: 'neutral' },
} as const satisfies Record<string, Result>

export type ScanResult = keyof typeof scanResults

/** The choices of a field, by value. */
export const labelsOf = <K extends string>(results: Readonly<Record<K, Result>>): Record<K, string> =>
  Object.fromEntries(Object.entries<Result>(results).map(([result, { label }]) => [result, label])) as Record<K, string>
