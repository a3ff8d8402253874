import { missingStages } from '@trace/domain/areas/growing/batch-progress.ts'
import type { PlannedStage } from '@trace/domain/areas/growing/batch-progress.ts'
import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Ledger, LedgerTrace } from './ledger.ts'

/**
 * Facts that a lot shows no approved public diary of a required stage, or none at all: they hold it if it is in use.
 * Whoever activates a lot past the check-list releases those of that day.
 */
export const stageFacts = ({ stages }: Ledger, { told_stages }: LedgerTrace): Contradiction[] =>
  untoldStages(stages, told_stages).map(stageFact)

/** The required stages of which no public diary is shown; where none is required, something must be shown all the same. */
export function untoldStages(
  stages: readonly PlannedStage[],
  told: readonly number[],
): Pick<PlannedStage, 'stage_id' | 'name'>[] {
  const missing = missingStages(stages, told)
  return missing.length > 0 || told.length > 0 ? missing : [ANY]
}

const ANY = { stage_id: 0, name: '' }

export const stageFact = ({ stage_id, name }: Pick<PlannedStage, 'stage_id' | 'name'>): Contradiction => ({
  key: `stage ${stage_id}`,
  kind: 'stage',
  certified: `Có nhật ký công khai${stage_id === ANY.stage_id ? '' : ` của công đoạn ${name}`}`,
  found:
    stage_id === ANY.stage_id
      ? 'Không còn nhật ký công khai nào đã duyệt'
      : `Công đoạn ${name} không còn nhật ký công khai đã duyệt`,
})
