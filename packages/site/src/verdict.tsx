import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { Fact, Facts } from './facts.tsx'
import { Icon } from './icon.tsx'
import type { OwnLines } from './page-template.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { reasonIn } from './reason-in.ts'
import { ScanOther } from './scan-other.tsx'
import { ScanEvidence, SharePlace } from './scan-section.tsx'
import { useSite } from './site-context.tsx'
import { provenSentence, verdictSentence, verdictTitle } from './verdict-words.ts'

interface Props {
  trace: PublicTrace
  own: OwnLines
  /** Whether the right PIN was entered just now. */
  proven?: boolean
}

/** The verdict on the label, in words, colour and icon: what shoppers ask first. */
export function Verdict({ trace, own: { scanned, drawn }, proven = false }: Props) {
  const { result, recall, reason } = trace
  const { say, own, language } = useSite()
  /**
   * The page of a lot code says where goods come from, not that a package is genuine, so it has no seal and no green.
   */
  const isOfLot = trace.kind === 'trace' && result === 'valid'
  return (
    <section className={`verdict verdict-${isOfLot ? 'lot' : result}`} aria-labelledby="verdict">
      <Icon name={isOfLot ? 'info' : result} />
      <div>
        <p className="verdict-question">{say(tellsOfGoods.has(result) ? 'alert' : 'isItGenuine')}</p>
        <h2 id="verdict">{proven ? say('proven') : verdictTitle(trace, language)}</h2>
      </div>
      <p>{proven ? provenSentence(trace, language) : verdictSentence(trace, language)}</p>
      <ScanEvidence>{scanned}</ScanEvidence>
      {reason && explained.has(result) && <Reason trace={trace} />}
      {asksForHelp.has(result) && trace.authority.phone && (
        <p className="verdict-hotline">
          <Icon name="phone" /> {say('hotline')}:{' '}
          <a href={`tel:${trace.authority.phone.replaceAll(' ', '')}`}>{trace.authority.phone}</a>
        </p>
      )}
      {result === 'recalled' && recall && (
        <Facts>
          <Fact label={say('recallKind')} lang={own}>
            {recall.kind}
          </Fact>
          <Fact label={say('reason')} lang={own}>
            {recall.reason}
          </Fact>
          <Fact label={say('handling')} lang={own}>
            {recall.handling}
          </Fact>
          <Fact label={say('recalledAt')}>{formatMoment(recall.recalled_at)}</Fact>
        </Facts>
      )}
      <p className="printed">{say('printedAt', { moment: drawn })}</p>
      {!proven && <ScanOther />}
      {trace.kind === 'stamp' && <SharePlace />}
    </section>
  )
}

/** The reason for the verdict, in the language of the page or, if given by an officer, in the officer's words. */
function Reason({ trace }: { trace: PublicTrace }) {
  const { own, language } = useSite()
  const said = reasonIn(trace, language)
  return (
    <p className="verdict-reason" lang={said === null ? own : undefined}>
      {said ?? trace.reason}
    </p>
  )
}

/** Results about the goods, not about whether the label is genuine. */
const tellsOfGoods: ReadonlySet<CodeResult> = new Set(['expired', 'suspended', 'held', 'locked', 'recalled'])

/** Results for which a shopper may want to ask or report something at once. */
const asksForHelp: ReadonlySet<CodeResult> = new Set(['suspect', 'locked', 'held', 'suspended', 'recalled'])

const explained: ReadonlySet<CodeResult> = new Set(['suspended', 'suspect', 'locked'])
