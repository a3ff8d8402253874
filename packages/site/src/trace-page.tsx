import { Jump } from './jump.tsx'
import { AreaSection, ProducerSection } from './origin.tsx'
import { LanguageLinks, PageFrame, ScanScript } from './page-frame.tsx'
import { Dates, Gallery, ProductHeading, ProductSection, SafetyWarning } from './product.tsx'
import { Certificates, Compliance, TestResults } from './proofs.tsx'
import type { OwnLines } from './page-template.ts'
import type { PinAnswer } from './pin-answer.ts'
import { Preview } from './portal/sharing.tsx'
import { useSite } from './site-context.tsx'
import { StructuredData } from './portal/structured-data.tsx'
import { goodsOf } from './structured-goods.ts'
import { PinSection } from './pin-section.tsx'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { ReportSection, ScanSection } from './scan-section.tsx'
import { Timeline } from './timeline.tsx'
import { Verdict } from './verdict.tsx'
import { verdictTitle } from './verdict-words.ts'
import { Face, WorthKnowing } from './worth-section.tsx'

interface Props {
  trace: PublicTrace
  answer: PinAnswer | null
  /** Texts about this label alone. */
  own: OwnLines
}

/**
 * The page after a scan, for phones: the verdict comes first. A page with a PIN answer counts no scan.
 */
export function TracePage({ trace, answer, own }: Props) {
  const { product, producer, area, authority } = trace
  const { say, language } = useSite()
  const warns = trace.result !== 'valid'
  const proven = answer?.outcome === 'genuine'
  const name = `${product.name} – ${producer.name}`
  const title = warns ? `${verdictTitle(trace, language)}: ${name}` : name
  const description = warns
    ? `${verdictTitle(trace, language)}: ${product.name}, ${producer.name}.`
    : say('originOf', { product: product.name, producer: producer.name, address: producer.address })
  const head = <Sharing trace={trace} title={title} description={description} />

  return (
    <PageFrame title={title} description={description} authority={authority} head={head}>
      <main data-code={trace.code} data-result={trace.result}>
        {(warns || !answer || proven) && <Verdict trace={trace} own={own} proven={proven && !warns} />}
        <p id="scan-warning" className="warning" role="alert" hidden />
        <div className="hero">
          <Gallery product={product} />
          <div className="answer">
            <PinSection trace={trace} answer={answer} own={own} />
            <ProductHeading trace={trace} />
            <Dates trace={trace} />
            {product.safety_warning && <SafetyWarning>{product.safety_warning}</SafetyWarning>}
          </div>
        </div>
        <WorthKnowing trace={trace} />
        <Face producer={producer} />
        <Jump trace={trace} />
        <div className="columns">
          <div className="story">
            <Timeline trace={trace} />
            <Certificates certificates={trace.certificates} />
            <TestResults results={trace.test_results} />
            <Compliance items={trace.compliance} />
          </div>
          <div className="side">
            <ProductSection trace={trace} />
            <ProducerSection producer={producer} />
            {area && <AreaSection area={area} />}
          </div>
        </div>
        <div className="closing">
          <ScanSection trace={trace} />
          <ReportSection authority={authority} />
        </div>
        <p className="printed">{say('pageAddress', { url: trace.qr_url })}</p>
      </main>
      {!answer && <ScanScript />}
    </PageFrame>
  )
}

/**
 * The canonical address. A warning about a label has the label's own address, never that of its lot, whose own page may
 * be valid.
 */
function addressOf({ kind, result, code, trace_code, canonical_url }: PublicTrace): string | null {
  if (kind === 'trace' || result === 'valid') return canonical_url
  return code === trace_code ? null : new URL(`/s/${code}`, canonical_url).href
}

function Sharing({ trace, title, description }: { trace: PublicTrace; title: string; description: string }) {
  const { kind, result, authority } = trace
  const { language } = useSite()
  const address = addressOf(trace)
  return (
    <>
      {address && <link rel="canonical" href={address} />}
      {address && <LanguageLinks address={address} />}
      {(kind === 'stamp' || result !== 'valid') && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === 'vi' ? 'vi_VN' : 'en_GB'} />
      <meta property="og:site_name" content={authority.site_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && (
        <>
          <meta property="og:url" content={address} />
          <Preview
            url={new URL(`/xem-truoc/${kind === 'stamp' ? 's' : 't'}/${trace.code}.jpg`, address).href}
            title={title}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="twitter:title" content={title} />
      <StructuredData things={[goodsOf(trace, address)]} />
    </>
  )
}
