import { codeSizes } from '@trace/domain/areas/labels/codes/code-size.ts'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { proofTreatments } from '@trace/domain/areas/labels/proving/proof-treatments.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Proof } from './prove.ts'

/** Refuses a run if any of its labels was not read correctly every time, and says what would help. */
export function refuseUnread(entry: PrintEntry, { readings }: Pick<Proof, 'readings'>): void {
  const wrong = readings.filter(({ is_right }) => !is_right)
  const [first] = wrong
  if (!first) return
  const told = `${proofTreatments[first.treatment].toLowerCase()}; ${first.decoder}`
  throw refuseField(
    'size',
    `Đọc thử tem số ${first.serial} không được (${told}), sai ${wrong.length} trên ${readings.length} lần đọc: ${remedyFor(entry)}`,
  )
}

/**
 * Suggests the next larger code size if it fits; otherwise also moving the code or its neighbours, or a larger
 * label.
 */
function remedyFor({ qr_text, dpi, size, width, height, horizontal, vertical }: PrintEntry): string {
  const larger = codeSizes(qr_text[0] ?? '', dpi).find((one) => one.size > size)
  if (larger && horizontal + larger.room <= width && vertical + larger.room <= height)
    return `tăng cỡ mã lên ${larger.size} chấm`
  return larger && larger.room <= Math.min(width, height)
    ? `tăng cỡ mã lên ${larger.size} chấm và dời mã vào trong, hoặc để chữ và logo xa mã hơn`
    : 'chọn khổ tem lớn hơn và tăng cỡ mã, hoặc để chữ và logo xa mã hơn'
}
