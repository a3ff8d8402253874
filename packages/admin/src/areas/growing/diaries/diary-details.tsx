import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { diaryDetails } from '@trace/domain/areas/growing/diary-details.ts'
import { isFieldApplicable } from '@trace/define/field-conditions.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import type { Diary } from './diary-data.ts'
import { words } from './words.ts'

/** Values that belong to the activity: water quality, doses, counts. */
export function DiaryDetails({ entry: { details, activity_type } }: { entry: Diary }) {
  const asked = (Object.keys(diaryDetails) as (keyof typeof diaryDetails)[]).filter((name) =>
    isFieldApplicable(diaryDetails[name], { activity_type }),
  )
  const told = { id: 0, ...details }
  if (!asked.some((name) => details?.[name] != null)) return null

  return (
    <Card heading={words.details}>
      <Facts>
        <FieldFacts resource={{ ...diaries, fields: diaryDetails }} entry={told} names={asked} />
      </Facts>
    </Card>
  )
}
