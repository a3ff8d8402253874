import { batches, diaries, labors, manufactures } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { formatMoment } from '@trace/domain/format'
import { useLoaderData, useNavigate } from 'react-router'
import { Link } from 'react-router'
import { screenNeed } from '../../guard.ts'
import { detailAddress, listAddress } from '../../screens/addresses.ts'
import { Card, Column, Columns } from '../../screens/card.tsx'
import { DetailScreen } from '../../screens/detail-screen.tsx'
import type { Named } from '../../screens/entry.ts'
import { Fact, Facts, FieldFacts } from '../../screens/facts.tsx'
import { useCan } from '../../shell/shell-data.ts'
import { useDiaryActions } from './diary-actions.tsx'
import type { Diary } from './diary-data.ts'
import { DiaryDetails } from './diary-details.tsx'
import { DiaryInputs } from './diary-inputs.tsx'
import { DiaryMedia } from './diary-media.tsx'
import { ReviewCard } from './review-card.tsx'
import { words } from './words.ts'

/** A diary to read, and to be looked over by staff. */
export function DiaryDetail() {
  const { entry } = useLoaderData<{ entry: Diary }>()
  const navigate = useNavigate()
  const { actionsOf, dialog } = useDiaryActions(() => void navigate(listAddress(diaries)))

  return (
    <>
      <DetailScreen
        resource={diaries} only={() => actionsOf(entry).filter(({ icon }) => icon !== 'view')}
        body={() => (
          <Columns>
            <Column>
              <Work entry={entry} />
              <DiaryDetails entry={entry} />
              <DiaryInputs entry={entry} />
              <DiaryMedia entry={entry} />
            </Column>
            <Column>
              <ReviewCard entry={entry} />
              <Belonging entry={entry} />
            </Column>
          </Columns>
        )}
      />
      {dialog}
    </>
  )
}

function Work({ entry }: { entry: Diary }) {
  const { performed_at, finished_at } = entry
  return (
    <Card heading={words.work}>
      {entry.content && <p>{entry.content}</p>}
      <Facts>
        <FieldFacts resource={diaries} entry={entry} names={['activity_type', 'stage_id']} />
        <Fact label={diaries.fields.performed_at.label}>{[performed_at, finished_at].filter(Boolean).map((moment) => formatMoment(moment)).join(' – ')}</Fact>
        <FieldFacts resource={diaries} entry={entry} names={['quantity', 'product_unit_id', 'weather', 'temperature']} />
      </Facts>
    </Card>
  )
}

function Belonging({ entry }: { entry: Diary }) {
  const { latitude, longitude } = entry
  return (
    <Card heading={words.about}>
      <Facts>
        <LinkFact label={words.batch} resource={batches} row={entry.batch} />
        <LinkFact label={diaries.fields.labor_id.label} resource={labors} row={entry.labor} />
        <LinkFact label={diaries.fields.manufacture_id.label} resource={manufactures} row={entry.manufacture} />
        <FieldFacts resource={diaries} entry={entry} names={['source']} />
        {latitude !== null && longitude !== null && <Fact label={words.position}>{`${latitude}, ${longitude}`}</Fact>}
      </Facts>
    </Card>
  )
}

function LinkFact({ label, resource, row }: { label: string; resource: Resource; row: Named | null }) {
  const can = useCan()
  return <Fact label={label}>{row && can(screenNeed(resource, 'read')) ? <Link to={detailAddress(resource, row.id)}>{row.name}</Link> : row?.name}</Fact>
}
