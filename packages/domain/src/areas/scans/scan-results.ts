import type { Tone } from '@trace/define/machine.ts'

interface Result {
  label: string
  tone: Tone
}

/** Results of scanning a known code, in the order of lists and charts. Only `valid` means that all is well. */
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

/** All results of a scan, which may also be of an unknown code. */
export const scanResults = {
  ...codeResults,
  not_found: { label: 'Không tìm thấy', tone: 'neutral' },
} as const satisfies Record<string, Result>

export type ScanResult = keyof typeof scanResults

/**
 * Results in figures. `unknown` counts what strangers typed or scanned that no label bears: it is told apart, and is in
 * no other figure, since anybody can raise it.
 */
export const countedResults = {
  ...scanResults,
  unknown: { label: 'Mã lạ, không tính là lượt quét', tone: 'neutral' },
} as const satisfies Record<string, Result>

/** The Vietnamese name of each result, as the choices of a field. */
export const labelsOf = <K extends string>(results: Readonly<Record<K, Result>>): Record<K, string> =>
  Object.fromEntries(Object.entries<Result>(results).map(([result, { label }]) => [result, label])) as Record<K, string>
