import { Jump } from './jump.tsx'
import { AreaSection, ProducerSection } from './origin.tsx'
import { PageFrame, ScanScript } from './page-frame.tsx'
import { Dates, Gallery, ProductHeading, ProductSection, SafetyWarning } from './product.tsx'
import { Certificates, Compliance, TestResults } from './proofs.tsx'
import type { PinAnswer } from './pin-answer.ts'
import { PinSection } from './pin-section.tsx'
import type { PublicTrace } from './public-trace.ts'
import { ReportSection, ScanSection } from './scan-section.tsx'
import { Timeline } from './timeline.tsx'
import { Verdict, verdictTitle } from './verdict.tsx'

/**
 * The page after a scan, for phones: the picture comes first, unless there is a warning. A page with a PIN answer
 * counts no scan.
 */
export function TracePage({ trace, answer }: { trace: PublicTrace; answer: PinAnswer | null }) {
  const { product, producer, area, authority } = trace
  const warns = trace.result !== 'valid'
  const proven = answer?.outcome === 'genuine'
  const title = `${product.name} – ${producer.name}`
  const description = warns
    ? `${verdictTitle(trace)}: ${product.name}, ${producer.name}.`
    : `Nguồn gốc của ${product.name}: nơi sản xuất, nhật ký, chứng nhận, hạn sử dụng. ${producer.name}, ${producer.address}.`
  const head = <Sharing trace={trace} title={title} description={description} />

  return (
    <PageFrame title={title} description={description} authority={authority} head={head}>
      <main data-code={trace.code} data-result={trace.result}>
        {warns && <Verdict trace={trace} />}
        <p id="scan-warning" className="warning" role="alert" hidden />
        <div className="hero">
          <Gallery product={product} />
          <div className="answer">
            {!warns && (!answer || proven) && <Verdict trace={trace} proven={proven} />}
            <PinSection trace={trace} answer={answer} />
            <ProductHeading trace={trace} />
            <Dates trace={trace} />
            {product.safety_warning && <SafetyWarning>{product.safety_warning}</SafetyWarning>}
          </div>
        </div>
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
        <p className="printed">Địa chỉ trang: {trace.qr_url}</p>
      </main>
      {!answer && <ScanScript />}
    </PageFrame>
  )
}

function Sharing({ trace, title, description }: { trace: PublicTrace; title: string; description: string }) {
  const { kind, result, canonical_url, product, authority } = trace
  const picture = product.images[0] && URL.parse(product.images[0].url, canonical_url)
  return (
    <>
      <link rel="canonical" href={canonical_url} />
      {(kind === 'stamp' || result !== 'valid') && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="vi_VN" />
      <meta property="og:site_name" content={authority.site_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical_url} />
      {picture && <meta property="og:image" content={picture.href} />}
    </>
  )
}
