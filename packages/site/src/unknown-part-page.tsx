import { Icon } from './icon.tsx'
import { PageFrame } from './page-frame.tsx'
import type { Authority } from './public-trace.ts'

/** A scanned code that names a lot or a label nobody knows, of something that is known. */
export interface UnknownPart {
  part: 'lot' | 'label'
  /** What is known: the product, or its lot. */
  known: { name: string; href: string }
  authority: Authority
}

const words = {
  lot: {
    title: 'Không thấy lô này',
    told: 'Mã vừa quét ghi một lô không có hồ sơ, hoặc hồ sơ chưa được công bố. Chúng tôi chỉ biết sản phẩm.',
    way: 'Xem sản phẩm',
  },
  label: {
    title: 'Không thấy tem này',
    told: 'Số tem trong mã vừa quét không có trong hệ thống. Chúng tôi chỉ biết nơi mã này nói là nó thuộc về.',
    way: 'Xem thông tin chung',
  },
}

export function UnknownPartPage({ part, known, authority }: UnknownPart) {
  const { title, told, way } = words[part]
  return (
    <PageFrame
      title={`${title} – ${known.name}`}
      description={told}
      authority={authority}
      head={<meta name="robots" content="noindex" />}
    >
      <main className="message">
        <Icon name="search" />
        <h1>{title}</h1>
        <p>
          <b>{known.name}</b>
        </p>
        <p>{told}</p>
        <p>
          Nếu mã này in trên tem dán ở sản phẩm, <b>tem có thể là giả</b>: xin giữ lại sản phẩm và báo cho cơ quan quản
          lý.
        </p>
        <a className="button" href={known.href}>
          {way}
        </a>
      </main>
    </PageFrame>
  )
}
