import { formatMoment } from '@trace/define/text/format.ts'
import { amount } from './amount.ts'
import { Icon } from './icon.tsx'
import type { PublicDiary, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { Section } from './section.tsx'
import { useSite } from './site-context.tsx'
import { Thumbnails } from './thumbnails.tsx'
import type { Word } from './words.ts'

const mostShown = 12
const shownAtEachEnd = 5

/** Timeline of a product from field to shelf. The middle of a long one is collapsed. */
export function Timeline({ trace: { diaries, distribution, sector } }: { trace: PublicTrace }) {
  const { say } = useSite()
  if (diaries.length === 0 && !distribution) return null
  const entries = diaries.map((diary, index) => (
    <Entry
      key={index}
      diary={diary}
      begins={diary.stage !== diaries[index - 1]?.stage}
      moves={diary.location_code !== diaries[index - 1]?.location_code}
      pause={say(pauses[sector])}
    />
  ))
  const isLong = entries.length > mostShown
  const middle = entries.slice(shownAtEachEnd, -shownAtEachEnd)
  return (
    <Section id="timeline" icon="seedling" title={say('fromField')}>
      {isLong ? (
        <>
          <ol className="timeline">{entries.slice(0, shownAtEachEnd)}</ol>
          <details className="timeline-more">
            <summary>{say('moreWork', { count: middle.length })}</summary>
            <ol className="timeline">{middle}</ol>
          </details>
          <ol className="timeline">{entries.slice(-shownAtEachEnd)}</ol>
        </>
      ) : (
        <ol className="timeline">{entries}</ol>
      )}
      {distribution && <Shelf distribution={distribution} />}
    </Section>
  )
}

/** Name of the withdrawal period, by sector. */
const pauses = {
  plant: 'waiting',
  animal: 'noDrugs',
  seafood: 'noDrugs',
  processing: 'waiting',
} as const satisfies Record<PublicTrace['sector'], Word>

interface EntryProps {
  diary: PublicDiary
  /** Whether it is the first of its stage. */
  begins: boolean
  /** Whether its place differs from the one before. */
  moves: boolean
  pause: string
}

function Entry({ diary, begins, moves, pause }: EntryProps) {
  const { say, own } = useSite()
  return (
    <li className={begins ? 'begins' : undefined}>
      {begins && (
        <p className="timeline-stage" lang={own}>
          {diary.stage}
        </p>
      )}
      {(!begins || diary.title !== diary.stage) && <h3 lang={own}>{diary.title}</h3>}
      <p className="quiet timeline-where">
        <time dateTime={diary.performed_at}>{formatMoment(diary.performed_at)}</time>
        {diary.performer && <span lang={own}>{diary.performer}</span>}
        {moves && diary.location_code && (
          <span>
            {say('place')} {diary.location_code}
          </span>
        )}
      </p>
      {diary.content && <p lang={own}>{diary.content}</p>}
      {diary.inputs.length > 0 && (
        <ul className="inputs">
          {diary.inputs.map(({ kind, name, quantity, unit, withdrawal_days }, index) => (
            <li key={index}>
              <span lang={own}>
                <span className="inputs-kind">{kind}:</span> {[name, amount(quantity, unit)].filter(Boolean).join(', ')}
              </span>{' '}
              {withdrawal_days ? (
                <b className="inputs-pause">{`${pause} ${say('days', { count: withdrawal_days })}`}</b>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <div lang={own}>
        <Thumbnails pictures={diary.images.slice(0, 4)} of={diary.title} />
      </div>
    </li>
  )
}

function Shelf({ distribution }: { distribution: NonNullable<PublicTrace['distribution']> }) {
  const { distributor, distributor_address, carrier, method } = distribution
  const { say, own } = useSite()
  return (
    <ol className="timeline timeline-shelf">
      <li className="begins">
        <Icon name="basket" />
        <p className="timeline-stage">{say('distribution')}</p>
        {distributor && <h3 lang={own}>{distributor}</h3>}
        {distributor_address && <p lang={own}>{distributor_address}</p>}
        {carrier && (
          <p className="quiet">
            {say('carriage')}: <span lang={own}>{[carrier, method].filter(Boolean).join(', ')}</span>
          </p>
        )}
      </li>
    </ol>
  )
}
