import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { useSite } from './site-context.tsx'

/** Minimum number of sections for jump links. */
const FEWEST = 5

/** Jump links to the sections of a long page. */
export function Jump({ trace: { diaries, distribution, certificates, test_results, area } }: { trace: PublicTrace }) {
  const { say } = useSite()
  const all: [id: string, label: string, isThere: boolean][] = [
    ['timeline', say('journey'), diaries.length > 0 || distribution !== null],
    ['certificates', say('certificates'), certificates.length > 0],
    ['tests', say('tests'), test_results.length > 0],
    ['product', say('product'), true],
    ['producer', say('producer'), true],
    ['area', say('area'), area !== null],
    ['scanned', say('scans'), true],
  ]
  const parts = all.filter(([, , isThere]) => isThere)
  if (parts.length < FEWEST) return null
  return (
    <nav className="jump" aria-label={say('partsOfPage')}>
      {parts.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}
