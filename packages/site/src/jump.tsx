import type { PublicTrace } from './public-trace.ts'

/** Minimum number of sections for jump links. */
const FEWEST = 5

/** Jump links to the sections of a long page. */
export function Jump({ trace: { diaries, distribution, certificates, test_results, area } }: { trace: PublicTrace }) {
  const all: [id: string, label: string, isThere: boolean][] = [
    ['timeline', 'Hành trình', diaries.length > 0 || distribution !== null],
    ['certificates', 'Chứng nhận', certificates.length > 0],
    ['tests', 'Kiểm nghiệm', test_results.length > 0],
    ['product', 'Sản phẩm', true],
    ['producer', 'Cơ sở', true],
    ['area', 'Vùng sản xuất', area !== null],
    ['scanned', 'Lượt quét', true],
  ]
  const parts = all.filter(([, , isThere]) => isThere)
  if (parts.length < FEWEST) return null
  return (
    <nav className="jump" aria-label="Các phần của trang">
      {parts.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}
