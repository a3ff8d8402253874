import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Language } from './words.ts'

type Titles = Record<PublicTrace['kind'], Record<CodeResult, string>>
type VerdictFacts = Pick<PublicTrace, 'kind' | 'serial' | 'lot' | 'pin' | 'revoked' | 'expired_date' | 'authority'>

interface Words {
  titles: Titles
  replaced: string
  revoked: string
  sentences: Record<CodeResult, (trace: VerdictFacts) => string>
  proven: (trace: VerdictFacts) => string
}

const vi: Words = {
  titles: {
    stamp: {
      valid: 'Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép',
      inactive: 'Tem chưa được kích hoạt',
      expired: 'Sản phẩm đã hết hạn',
      suspended: 'Sản phẩm đang tạm dừng',
      held: 'Lô hàng đang tạm giữ để xác minh',
      suspect: 'Tem đang bị nghi vấn',
      locked: 'Tem đã bị khóa',
      recalled: 'Sản phẩm đang bị thu hồi',
    },
    trace: {
      valid: 'Mã lô, không phải tem chống giả',
      inactive: 'Hồ sơ chưa được kích hoạt',
      expired: 'Sản phẩm đã hết hạn',
      suspended: 'Sản phẩm đang tạm dừng',
      held: 'Lô hàng đang tạm giữ để xác minh',
      suspect: 'Mã đang bị nghi vấn',
      locked: 'Mã đã bị khóa',
      recalled: 'Sản phẩm đang bị thu hồi',
    },
  },
  replaced: 'Tem đã bị thay thế, không còn giá trị',
  revoked: 'Tem đã bị hủy, không còn giá trị',
  proven: (trace) => `${issued(trace)} Mã PIN dưới lớp phủ vừa được nhập đúng lần đầu tiên.`,
  sentences: {
    valid: (trace) =>
      trace.kind === 'stamp'
        ? `${issued(trace)} Chưa thấy dấu hiệu tem bị sao chép. ${trace.pin ? 'Cào lớp phủ và nhập mã PIN để chắc chắn tem không phải bản sao.' : COMPARE}`
        : `Mã này in trên mọi sản phẩm của lô${trace.lot ? ` ${trace.lot}` : ''}, nên không chứng minh được riêng sản phẩm nào là thật. ${COMPARE}`,
    inactive: ({ kind }) =>
      `Chưa thể xác nhận sản phẩm này: ${thing(kind)} đã cấp nhưng cơ sở sản xuất chưa đưa vào sử dụng. Nếu hàng đã bày bán, xin báo lại.`,
    expired({ expired_date }) {
      const day = formatDay(expired_date)
      return `Hạn sử dụng của sản phẩm đã hết${day && ` ngày ${day}`}. Không nên mua hoặc sử dụng.`
    },
    suspended: () =>
      'Cơ quan quản lý hiện không xác nhận sản phẩm này. Thông tin dưới đây là thông tin được duyệt lần gần nhất; xin hỏi lại nơi bán trước khi mua.',
    held: () =>
      'Cơ quan quản lý đang xác minh thông tin của lô hàng này và chưa xác nhận sản phẩm. Không nên mua hoặc sử dụng cho đến khi có kết quả.',
    suspect: ({ kind }) =>
      `Chưa thể khẳng định đây là hàng thật: ${thing(kind)} này có thể đã bị sao chép. Xin kiểm tra kỹ bao bì và hỏi lại nơi bán.`,
    locked: ({ kind, revoked }) =>
      revoked
        ? `Tem này đã bị hủy và không còn giá trị${revoked.replaced_by ? `; tem số ${revoked.replaced_by} đã được cấp thay` : ''}. Nếu tem đang dán trên hàng bày bán, không nên mua và xin báo lại.`
        : `Không nên mua hoặc sử dụng. Cơ quan quản lý đã khóa ${thing(kind)} này trong khi xác minh.`,
    recalled: () => 'Ngừng mua bán và sử dụng ngay. Nếu đã mua, xin giữ nguyên bao bì và trả lại nơi bán.',
  },
}

const COMPARE = 'Xin so hình ảnh, bao bì và hạn sử dụng trước khi mua.'

const thing = (kind: PublicTrace['kind']) => (kind === 'stamp' ? 'tem' : 'mã')

const issued = ({ serial, authority }: VerdictFacts) =>
  `Tem${serial ? ` số ${serial}` : ''} do ${authority.site_name} cấp cho đúng sản phẩm dưới đây.`

const en: Words = {
  titles: {
    stamp: {
      valid: 'Issued by the province; no sign of copying is known',
      inactive: 'This stamp is not in use yet',
      expired: 'This product has expired',
      suspended: 'This product is suspended',
      held: 'This lot is held for verification',
      suspect: 'This stamp is suspect',
      locked: 'This stamp is locked',
      recalled: 'This product is being recalled',
    },
    trace: {
      valid: 'The code of a lot, not a security stamp',
      inactive: 'This record is not in use yet',
      expired: 'This product has expired',
      suspended: 'This product is suspended',
      held: 'This lot is held for verification',
      suspect: 'This code is suspect',
      locked: 'This code is locked',
      recalled: 'This product is being recalled',
    },
  },
  replaced: 'This stamp was replaced and is no longer valid',
  revoked: 'This stamp was cancelled and is no longer valid',
  proven: (trace) => `${given(trace)} The PIN under the covering was just entered right for the first time.`,
  sentences: {
    valid: (trace) =>
      trace.kind === 'stamp'
        ? `${given(trace)} No sign of copying is known. ${trace.pin ? 'Scratch off the covering and enter the PIN to make sure that it is no copy.' : COMPARE_EN}`
        : `This code is on every package of the lot${trace.lot ? ` ${trace.lot}` : ''}, so it proves of none that it is genuine. ${COMPARE_EN}`,
    inactive: ({ kind }) =>
      `This product cannot be confirmed: the ${called(kind)} was issued but is not in use yet. If the goods are on sale, please tell us.`,
    expired({ expired_date }) {
      const day = formatDay(expired_date)
      return `The best-before date has passed${day && ` on ${day}`}. Do not buy or use it.`
    },
    suspended: () =>
      'The authority does not confirm this product at present. What stands below was approved last; ask the shop before you buy.',
    held: () =>
      'The authority is verifying the records of this lot and does not confirm the product. Do not buy or use it until the result is known.',
    suspect: ({ kind }) =>
      `It cannot be said that this is genuine: the ${called(kind)} may have been copied. Look at the package closely and ask the shop.`,
    locked: ({ kind, revoked }) =>
      revoked
        ? `This stamp was cancelled and is no longer valid${revoked.replaced_by ? `; number ${revoked.replaced_by} was issued in its place` : ''}. If it is on goods on sale, do not buy them and tell us.`
        : `Do not buy or use it. The authority has locked this ${called(kind)} while it is being looked into.`,
    recalled: () =>
      'Stop selling and using it at once. If you bought it, keep the packaging and return it to the shop.',
  },
}

const COMPARE_EN = 'Compare pictures, package and best-before date before you buy.'

const called = (kind: PublicTrace['kind']) => (kind === 'stamp' ? 'stamp' : 'code')

const given = ({ serial }: VerdictFacts) =>
  `Stamp${serial ? ` ${serial}` : ''} was issued by the province for the very product below.`

const words: Record<Language, Words> = { vi, en }

/** What a code proves, and no more: only a PIN says that this very package is genuine. */
export const verdictSentence = (trace: VerdictFacts & Pick<PublicTrace, 'result'>, language: Language): string =>
  words[language].sentences[trace.result](trace)

export const provenSentence = (trace: VerdictFacts, language: Language): string => words[language].proven(trace)

/** The verdict as a short title. */
export function verdictTitle(
  { kind, result, revoked }: Pick<PublicTrace, 'kind' | 'result' | 'revoked'>,
  language: Language = 'vi',
): string {
  const { titles, replaced, revoked: cancelled } = words[language]
  if (result === 'locked' && revoked) return revoked.replaced_by ? replaced : cancelled
  return titles[kind][result]
}
