import type { Authority, PublicTrace } from './public-trace.ts'
import { Icon } from './icon.tsx'
import { scanSentence } from './scan-sentence.ts'
import { Section } from './section.tsx'

/** Scan count of the code. The script adds this scan, and lets users share their position. */
export function ScanSection({ trace: { kind, scans } }: { trace: PublicTrace }) {
  return (
    <Section id="scanned" icon="scan" title="Lượt quét">
      <p id="scans" aria-live="polite">
        {scanSentence(scans, false)}
      </p>
      {kind === 'stamp' && (
        <p className="quiet">
          Mỗi tem chỉ dán trên một sản phẩm. Nếu hàng còn mới mà số lượt quét đã cao, hoặc từng được quét ở nơi rất xa,
          tem có thể đã bị sao chép.
        </p>
      )}
      <button type="button" id="share-place" hidden>
        <Icon name="pin" />
        Chia sẻ vị trí để xác minh
      </button>
      <p id="place-note" className="quiet" aria-live="polite" />
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
