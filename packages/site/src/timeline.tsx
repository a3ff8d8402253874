import { formatMoment } from '@trace/domain/format'
import { amount } from './amount.ts'
import { Icon } from './icon.tsx'
import type { PublicDiary, PublicTrace } from './public-trace.ts'
import { Section } from './section.tsx'
import { Thumbnails } from './thumbnails.tsx'

const mostShown = 12
const shownAtEachEnd = 5

/** Timeline of a product from field to shelf. The middle of a long one is collapsed. */
export function Timeline({ trace: { diaries, distribution, sector } }: { trace: PublicTrace }) {
  if (diaries.length === 0 && !distribution) return null
  const entries = diaries.map((diary, index) => (
    <Entry
      key={index}
      diary={diary}
      begins={diary.stage !== diaries[index - 1]?.stage}
      moves={diary.location_code !== diaries[index - 1]?.location_code}
      pause={pauses[sector]}
    />
  ))
  const isLong = entries.length > mostShown
  const middle = entries.slice(shownAtEachEnd, -shownAtEachEnd)
  return (
    <Section id="timeline" icon="seedling" title="Từ nơi sản xuất đến tay bạn">
      {isLong ? (
        <>
          <ol className="timeline">{entries.slice(0, shownAtEachEnd)}</ol>
          <details className="timeline-more">
            <summary>Xem thêm {middle.length} công việc ở giữa</summary>
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
const pauses: Record<PublicTrace['sector'], string> = {
  plant: 'Cách ly',
  animal: 'Ngừng thuốc',
  seafood: 'Ngừng thuốc',
  processing: 'Cách ly',
}

interface EntryProps {
  diary: PublicDiary
  /** Whether it is the first of its stage. */
  begins: boolean
  /** Whether its place differs from the one before. */
  moves: boolean
  pause: string
}

function Entry({ diary, begins, moves, pause }: EntryProps) {
  return (
    <li className={begins ? 'begins' : undefined}>
      {begins && <p className="timeline-stage">{diary.stage}</p>}
      {(!begins || diary.title !== diary.stage) && <h3>{diary.title}</h3>}
      <p className="quiet timeline-where">
        <time dateTime={diary.performed_at}>{formatMoment(diary.performed_at)}</time>
        {diary.performer && <span>{diary.performer}</span>}
        {moves && diary.location_code && <span>Địa điểm {diary.location_code}</span>}
      </p>
      {diary.content && <p>{diary.content}</p>}
      {diary.inputs.length > 0 && (
        <ul className="inputs">
          {diary.inputs.map(({ kind, name, quantity, unit, withdrawal_days }, index) => (
            <li key={index}>
              <span className="inputs-kind">{kind}:</span> {[name, amount(quantity, unit)].filter(Boolean).join(', ')}{' '}
              {withdrawal_days ? <b className="inputs-pause">{`${pause} ${withdrawal_days} ngày`}</b> : null}
            </li>
          ))}
        </ul>
      )}
      <Thumbnails pictures={diary.images.slice(0, 4)} of={diary.title} />
    </li>
  )
}

function Shelf({ distribution }: { distribution: NonNullable<PublicTrace['distribution']> }) {
  const { distributor, distributor_address, carrier, method } = distribution
  return (
    <ol className="timeline timeline-shelf">
      <li className="begins">
        <Icon name="basket" />
        <p className="timeline-stage">Phân phối</p>
        {distributor && <h3>{distributor}</h3>}
        {distributor_address && <p>{distributor_address}</p>}
        {carrier && <p className="quiet">Vận chuyển: {[carrier, method].filter(Boolean).join(', ')}</p>}
      </li>
    </ol>
  )
}
