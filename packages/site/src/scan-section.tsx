import type { Authority, PublicTrace } from './public-trace.ts'
import { Icon } from './icon.tsx'
import { scanSentence } from './scan-sentence.ts'
import { Section } from './section.tsx'

/** How often the code was scanned. The script adds this scan. */
export const ScanEvidence = ({ trace }: { trace: PublicTrace }) => (
  <p id="scans" className="verdict-scans" aria-live="polite">
    {scanSentence(trace, false)}
  </p>
)

/** Lets people share where they are, where there is a script. */
export const SharePlace = () => (
  <div className="share-place">
    <button type="button" id="share-place" hidden>
      <Icon name="pin" />
      Cho biết nơi quét
    </button>
    <p id="place-note" className="quiet" aria-live="polite" />
  </div>
)

/** What the number of scans tells, and for a lot the question where this one is. */
export function ScanSection({ trace: { kind } }: { trace: PublicTrace }) {
  return (
    <Section id="scanned" icon="scan" title="Lượt quét">
      {kind === 'stamp' ? (
        <p className="quiet">
          Mỗi tem chỉ dán trên một sản phẩm. Nếu hàng còn mới mà số lượt quét đã cao, hoặc từng được quét ở nơi rất xa,
          tem có thể đã bị sao chép.
        </p>
      ) : (
        <>
          <p className="quiet">
            Mã này in trên mọi sản phẩm của lô, nên số lượt quét không cho biết sản phẩm nào là thật.
          </p>
          <SharePlace />
        </>
      )}
    </Section>
  )
}

export function ReportSection({ authority: { phone, organization_name, site_name } }: { authority: Authority }) {
  return (
    <Section id="report" icon="flag" title="Nghi ngờ hàng giả?">
      <p>
        Thông tin trên trang không khớp với bao bì, tem bị rách, dán đè hoặc sản phẩm có dấu hiệu lạ? Xin giữ lại sản
        phẩm, chụp ảnh tem và báo cho {organization_name ?? site_name}.
      </p>
      {phone && (
        <a className="button" href={`tel:${phone}`}>
          <Icon name="phone" />
          Gọi {phone}
        </a>
      )}
    </Section>
  )
}
