import { choice, longText, text } from '@trace/define/kinds/index.ts'
import type { Side } from '@trace/define/machine.ts'

/** Standard reasons for locking labels. They are public at once, even when a producer chose them. */
export const lockReasons = {
  lost: 'Tem bị mất hoặc thất lạc',
  damaged: 'Tem in lỗi hoặc hư hỏng',
  copied: 'Nghi tem bị sao chép',
  misplaced: 'Tem dán nhầm sản phẩm',
  checking: 'Lô hàng đang được kiểm tra lại',
}

/** Reasons to choose from when goods are recalled. */
export const recallReasons = {
  quality: 'Sản phẩm không đạt chất lượng đã công bố',
  safety: 'Chỉ tiêu an toàn thực phẩm vượt giới hạn',
  withdrawal: 'Chưa đủ thời gian cách ly hoặc ngừng thuốc',
  labelling: 'Ghi sai thông tin trên nhãn',
  mixed: 'Lẫn sản phẩm của lô khác',
  copied: 'Phát hiện hàng giả mạo lô này',
}

/** Shown in place of a producer's own words that no officer has published. */
export const UNREAD_REASON = 'Lý do đang chờ cơ quan quản lý xác nhận'

/** Form fields for a producer's reason: one of the sentences, or the producer's own words. */
export const reasonToChoose = (sentences: Readonly<Record<string, string>>) => ({
  chosen: choice('Lý do', { ...sentences, other: 'Lý do khác' }, { required: true }),
  reason: longText('Nói rõ lý do', {
    required: true,
    max: 500,
    when: { chosen: ['other'] },
    help: 'Người quét tem chỉ đọc được lý do tự viết sau khi cán bộ công bố',
  }),
})

/** The reason to send in a call: the chosen sentence, or the producer's own words. */
export const reasonGiven = <S extends Readonly<Record<string, string>>>(
  sentences: S,
  chosen: Extract<keyof S, string> | 'other',
  own: string | null | undefined,
): string => (chosen === 'other' ? (own ?? '') : sentences[chosen])!

/** Form field for the reason that an officer publishes. */
export const publicReasonFields = { public_reason: text('Lý do công bố', { required: true, max: 500 }) }

const chosen: readonly string[] = [...Object.values(lockReasons), ...Object.values(recallReasons)]

/**
 * The public text of a reason: words of an officer, or a sentence from the lists. A producer's own words wait for an
 * officer: null.
 */
export const publicReason = (side: Side, reason: string | null): string | null =>
  reason !== null && (side === 'staff' || chosen.includes(reason)) ? reason : null
