import { formatDay, formatMoment } from '@trace/domain/format'
import { Fact, Facts } from './facts.tsx'
import { Icon } from './icon.tsx'
import type { PublicTrace, ScanResult } from './public-trace.ts'
import { ScanEvidence, SharePlace } from './scan-section.tsx'

interface Props {
  trace: PublicTrace
  /** Whether the right PIN was entered just now. */
  proven?: boolean
}

/** The verdict on the label, in words, colour and icon: what shoppers ask first. */
export function Verdict({ trace, proven = false }: Props) {
  const { result, recall, reason } = trace
  return (
    <section className={`verdict verdict-${result}`} aria-labelledby="verdict">
      <Icon name={result} />
      <div>
        <p className="verdict-question">{tellsOfGoods.has(result) ? 'Cảnh báo' : 'Sản phẩm này có thật không?'}</p>
        <h2 id="verdict">{proven ? 'Có, đây là tem thật' : verdictTitle(trace)}</h2>
      </div>
      <p>{proven ? provenSentence(trace) : sentences[result](trace)}</p>
      <ScanEvidence trace={trace} />
      {reason && explained.has(result) && <p className="verdict-reason">{reason}</p>}
      {result === 'recalled' && recall && (
        <Facts>
          <Fact label="Hình thức">{recall.kind}</Fact>
          <Fact label="Lý do">{recall.reason}</Fact>
          <Fact label="Cách xử lý">{recall.handling}</Fact>
          <Fact label="Thời điểm">{formatMoment(recall.recalled_at)}</Fact>
        </Facts>
      )}
      {trace.kind === 'stamp' && <SharePlace />}
    </section>
  )
}

/** Results about the goods, not about whether the label is genuine. */
const tellsOfGoods: ReadonlySet<ScanResult> = new Set(['expired', 'suspended', 'locked', 'recalled'])

const explained: ReadonlySet<ScanResult> = new Set(['suspended', 'suspect', 'locked'])

const thing = ({ kind }: PublicTrace) => (kind === 'stamp' ? 'tem' : 'mã')

const compare = 'Xin so hình ảnh, bao bì và hạn sử dụng trước khi mua.'

const askPin = 'Cào lớp phủ và nhập mã PIN để chắc chắn tem không phải bản sao.'

const issued = ({ serial, authority }: PublicTrace) =>
  `Tem${serial ? ` số ${serial}` : ''} do ${authority.site_name} cấp cho đúng sản phẩm dưới đây.`

const provenSentence = (trace: PublicTrace) => `${issued(trace)} Mã PIN dưới lớp phủ vừa được nhập đúng lần đầu tiên.`

/** What a code proves, and no more: only a PIN says that this very package is genuine. */
const sentences: Record<ScanResult, (trace: PublicTrace) => string> = {
  valid: (trace) =>
    trace.kind === 'stamp'
      ? `${issued(trace)} Chưa thấy dấu hiệu tem bị sao chép. ${trace.pin ? askPin : compare}`
      : `Mã này in trên mọi sản phẩm của lô${trace.lot ? ` ${trace.lot}` : ''}, nên không chứng minh được riêng sản phẩm nào là thật. ${compare}`,
  inactive: (trace) =>
    `Chưa thể xác nhận sản phẩm này: ${thing(trace)} đã cấp nhưng cơ sở sản xuất chưa đưa vào sử dụng. Nếu hàng đã bày bán, xin báo lại.`,
  expired(trace) {
    const day = formatDay(trace.expired_date)
    return `Hạn sử dụng của sản phẩm đã hết${day && ` ngày ${day}`}. Không nên mua hoặc sử dụng.`
  },
  suspended: () =>
    'Cơ quan quản lý hiện không xác nhận sản phẩm này. Thông tin dưới đây là thông tin được duyệt lần gần nhất; xin hỏi lại nơi bán trước khi mua.',
  suspect: (trace) =>
    `Chưa thể khẳng định đây là hàng thật: ${thing(trace)} này có thể đã bị sao chép. Xin kiểm tra kỹ bao bì và hỏi lại nơi bán.`,
  locked: (trace) => (trace.revoked ? revokedSentence(trace.revoked) : lockedSentence(trace)),
  recalled: () => 'Ngừng mua bán và sử dụng ngay. Nếu đã mua, xin giữ nguyên bao bì và trả lại nơi bán.',
}

const lockedSentence = (trace: PublicTrace) =>
  `Không nên mua hoặc sử dụng. Cơ quan quản lý đã khóa ${thing(trace)} này trong khi xác minh.`

const revokedSentence = ({ replaced_by }: NonNullable<PublicTrace['revoked']>) =>
  `Tem này đã được báo hỏng hoặc mất và không còn giá trị${replaced_by ? `; tem số ${replaced_by} đã được cấp thay` : ''}. ` +
  'Nếu tem đang dán trên hàng bày bán, không nên mua và xin báo lại.'

const titles: Record<PublicTrace['kind'], Record<ScanResult, string>> = {
  stamp: {
    valid: 'Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép',
    inactive: 'Tem chưa được kích hoạt',
    expired: 'Sản phẩm đã hết hạn',
    suspended: 'Sản phẩm đang tạm dừng',
    suspect: 'Tem đang bị nghi vấn',
    locked: 'Tem đã bị khóa',
    recalled: 'Sản phẩm đang bị thu hồi',
  },
  trace: {
    valid: 'Mã chung của cả lô hàng',
    inactive: 'Hồ sơ chưa được kích hoạt',
    expired: 'Sản phẩm đã hết hạn',
    suspended: 'Sản phẩm đang tạm dừng',
    suspect: 'Mã đang bị nghi vấn',
    locked: 'Mã đã bị khóa',
    recalled: 'Sản phẩm đang bị thu hồi',
  },
}

/** The verdict as a short title. */
export const verdictTitle = ({ kind, result, revoked }: Pick<PublicTrace, 'kind' | 'result' | 'revoked'>): string =>
  result === 'locked' && revoked
    ? revoked.replaced_by
      ? 'Tem đã bị thay thế, không còn giá trị'
      : 'Tem đã bị hủy, không còn giá trị'
    : titles[kind][result]
