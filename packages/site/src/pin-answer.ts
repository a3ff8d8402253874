import type { PinOutcome } from '@trace/domain/areas/labels/codes/pin-check.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Language } from './words.ts'

/** Result of a PIN check; `blocked` by the rate limit, after too many wrong tries. */
export interface PinCheck {
  outcome: PinOutcome | 'blocked'
  /** Tries left for this network. */
  left: number
  /** When the right PIN was first entered. */
  verified_at: string | null
}

/** Response of `POST /api/web/stamps/{code}/pin`, in `data.entry`. */
export interface PinAnswer extends PinCheck {
  title: string
  sentence: string
}

const report = 'Xin giữ lại sản phẩm và báo cho cơ quan quản lý.'

type Words = (check: PinCheck, trace: Pick<PublicTrace, 'result' | 'serial'>) => Pick<PinAnswer, 'title' | 'sentence'>

const vi: Record<PinCheck['outcome'], Words> = {
  genuine: (_, { result, serial }) =>
    result === 'suspect'
      ? {
          title: 'Mã PIN đúng, nhưng tem đang bị nghi vấn',
          sentence: `Đây là lần đầu mã PIN được nhập đúng. Xin kiểm tra kỹ bao bì trước khi dùng. ${report}`,
        }
      : { title: 'Tem chính hãng', sentence: `Mã PIN của tem số ${serial ?? ''} đúng và được nhập lần đầu tiên.` },
  again: ({ verified_at }) => ({
    title: 'Mã PIN đúng, nhưng đã được dùng trước đó',
    sentence: `Mã PIN này đã được nhập đúng lần đầu lúc ${formatMoment(verified_at)}. Nếu khi ấy không phải bạn nhập, tem có thể đã bị làm giả. ${report}`,
  }),
  wrong: ({ left }) => ({
    title: 'Mã PIN không đúng',
    sentence: `Xin xem lại 6 chữ số dưới lớp phủ rồi nhập lại. Bạn còn ${left} lần thử.`,
  }),
  spent: () => ({
    title: 'Mã PIN không đúng, đã hết lượt thử',
    sentence: `Mạng bạn đang dùng đã hết lượt thử trong giờ này. Xin so lại mã trên tem rồi thử lại sau, hoặc dùng mạng khác. ${report}`,
  }),
  blocked: () => ({
    title: 'Tạm dừng kiểm tra mã PIN',
    sentence: `Mã PIN đã bị nhập sai quá nhiều lần, từ mạng bạn đang dùng hoặc cho riêng tem này. Xin thử lại sau. ${report}`,
  }),
}

const tell = 'Keep the goods and tell the authority.'

const said = (title: string, sentence: string) => ({ title, sentence })

const en: Record<PinCheck['outcome'], Words> = {
  genuine: (_, { result, serial }) =>
    result === 'suspect'
      ? said(
          'The PIN is right, but the stamp is suspect',
          `The right PIN was entered for the first time. Look at the package closely before use. ${tell}`,
        )
      : said('Genuine stamp', `The PIN of stamp ${serial ?? ''} is right and was entered for the first time.`),
  again: ({ verified_at }) =>
    said(
      'The PIN is right, but was used before',
      `This PIN was first entered at ${formatMoment(verified_at)}. If that was not you, the stamp may be fake. ${tell}`,
    ),
  wrong: ({ left }) =>
    said('The PIN is wrong', `Look at the 6 digits under the covering and enter them again. Tries left: ${left}.`),
  spent: () =>
    said(
      'The PIN is wrong, no tries are left',
      `Your network has no tries left this hour. Compare the code on the stamp and try later, or from another network. ${tell}`,
    ),
  blocked: () =>
    said(
      'PIN checks are paused',
      `Wrong PINs were entered too often, from your network or for this stamp. Try later. ${tell}`,
    ),
}

const words: Record<Language, Record<PinCheck['outcome'], Words>> = { vi, en }

/** Turns a PIN check into text. */
export const answerPin = (
  check: PinCheck,
  trace: Pick<PublicTrace, 'result' | 'serial'>,
  language: Language = 'vi',
): PinAnswer => ({
  ...check,
  ...words[language][check.outcome](check, trace),
})
