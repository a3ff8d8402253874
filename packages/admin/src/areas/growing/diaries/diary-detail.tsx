import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { useLoaderData, useNavigate } from 'react-router'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { Card, Column, Columns, CardGroup } from '@trace/screens/resource/detail/card.tsx'
import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { Fact, Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import { useDiaryActions } from './diary-actions.ts'
import type { Diary } from './diary-data.ts'
import { DiaryDetails } from './diary-details.tsx'
import { DiaryInputs } from './diary-inputs.tsx'
import { DiaryMedia } from './diary-media.tsx'
import { ReviewCard } from './review-card.tsx'
import { words } from './words.ts'

const { fields } = diaries

/** Detail screen of a diary, with the review by officers. */
export function DiaryDetail() {
  const { entry } = useLoaderData<{ entry: Diary }>()
  const navigate = useNavigate()
  const actionsOf = useDiaryActions(() => void navigate(listAddress(diaries)))

  return (
    <DetailScreen
      resource={diaries}
      only={() => actionsOf(entry).filter(({ icon }) => icon !== 'view')}
      body={() => (
        <Columns>
          <CardGroup>
            <Work entry={entry} />
            <DiaryDetails entry={entry} />
            <DiaryInputs entry={entry} />
            <DiaryMedia entry={entry} />
          </CardGroup>
          <Column>
            <ReviewCard entry={entry} />
            <Belonging entry={entry} />
          </Column>
        </Columns>
      )}
    />
  )
}

function Work({ entry }: { entry: Diary }) {
  const moments = [entry.performed_at, entry.finished_at].filter(Boolean).map((moment) => formatMoment(moment))
  return (
    <Card heading={words.work}>
      {entry.content && <p>{entry.content}</p>}
      <Facts>
        <FieldFacts resource={diaries} entry={entry} names={['activity_type', 'stage_id']} />
        <Fact label={fields.performed_at.label}>{moments.join(' – ')}</Fact>
        <FieldFacts
          resource={diaries}
          entry={entry}
          names={['quantity', 'product_unit_id', 'weather', 'temperature']}
        />
      </Facts>
    </Card>
  )
}

function Belonging({ entry }: { entry: Diary }) {
  const { latitude, longitude } = entry
  return (
    <Card heading={words.about}>
      <Facts>
        <Fact label={words.batch}>
          <RowLink resource={batches} row={entry.batch} />
        </Fact>
        <Fact label={fields.labor_id.label}>{entry.labor && <RowLink resource={labors} row={entry.labor} />}</Fact>
        <Fact label={fields.manufacture_id.label}>
          {entry.manufacture && <RowLink resource={manufactures} row={entry.manufacture} />}
        </Fact>
        <FieldFacts resource={diaries} entry={entry} names={['source']} />
        {latitude !== null && longitude !== null && <Fact label={words.position}>{`${latitude}, ${longitude}`}</Fact>}
      </Facts>
    </Card>
  )
}
