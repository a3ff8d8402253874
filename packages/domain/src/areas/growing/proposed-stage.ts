/** A stage as its process plans it; days count from the start of the batch. */
export interface StageInTime {
  id: number
  is_required: boolean
  day_from: number | null
  day_to: number | null
}

/** The stage that the work of a day probably belongs to: a required stage that is due and has no diary comes first. */
export function proposedStage<S extends StageInTime>(
  stages: readonly S[],
  told: ReadonlySet<number>,
  day: number,
): S | null {
  const due = stages.filter((stage) => isDue(stage, day))
  const next = (due.length > 0 ? due : stages).find(({ id, is_required }) => is_required && !told.has(id))
  return next ?? due.at(-1) ?? stages.findLast(({ id }) => told.has(id)) ?? stages[0] ?? null
}

function isDue({ day_from, day_to }: StageInTime, day: number): boolean {
  const from = day_from ?? day_to
  const to = day_to ?? day_from
  return from !== null && to !== null && from <= day && day <= to
}
