export interface PlannedStage {
  stage_id: number
  name: string
  is_required: boolean
}

/** Progress: the share of required stages with at least one approved diary, in whole percent. */
export function batchProgress(
  stages: readonly PlannedStage[],
  diaries: readonly { stage_id: number; status: string }[],
): number {
  const done = new Set(diaries.filter(({ status }) => status === 'approved').map(({ stage_id }) => stage_id))
  const required = stages.filter(({ is_required }) => is_required)
  if (required.length === 0) return 100
  return Math.floor((100 * required.filter(({ stage_id }) => done.has(stage_id)).length) / required.length)
}

/** The confirmation before a batch is closed with required stages that have no diary; null when all have one. */
export function closingQuestion(
  stages: readonly PlannedStage[],
  diaries: readonly { stage_id: number }[],
): string | null {
  const missing = missingStages(
    stages,
    diaries.map(({ stage_id }) => stage_id),
  ).map(({ name }) => name)
  return missing.length > 0 ? `Chưa có nhật ký của công đoạn bắt buộc: ${missing.join(', ')}. Vẫn đóng lô?` : null
}

/** The required stages that are not among those told of. */
export function missingStages<S extends PlannedStage>(stages: readonly S[], told: Iterable<number>): S[] {
  const known = new Set(told)
  return stages.filter(({ stage_id, is_required }) => is_required && !known.has(stage_id))
}
