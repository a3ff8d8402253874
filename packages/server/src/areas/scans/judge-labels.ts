import { information } from '@trace/domain/areas/portal/singles.ts'
import { lastDueDate, unjudgedSince } from '@trace/domain/areas/scans/clone-evidence.ts'
import { cloneRuleNames, judgedAt, needsReview } from '@trace/domain/areas/scans/clone-score.ts'
import type { CloneState } from '@trace/domain/areas/scans/clone-score.ts'
import { readSingleNumbers } from '@trace/platform/calls/singles.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { forgetTotals } from '@trace/platform/store/totals.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'

const PART = 200
/** Parts of one run; what is left waits for the next. */
const MOST_PARTS = 500

/**
 * Judges the labels with scans from a day that is old enough to count now. A scan never judges its label itself:
 * verdicts change at fixed moments, whatever was scanned since (decision 82).
 */
export async function judgeLabels(sql: Sql, at = new Date()): Promise<void> {
  for (let part = 0; part < MOST_PARTS; part++) if ((await judgePart(sql, at.getTime())) < PART) return
}

interface Unjudged extends CloneState {
  id: number
  /** The transaction that wrote the row last. */
  seen: string
}

async function judgePart(sql: Sql, at: number): Promise<number> {
  const rules = await readSingleNumbers(sql, information, cloneRuleNames)
  const labels = await unscoped(sql, 'labels are judged whoever may see them')<Unjudged[]>`
    select id, xmin::text as seen, evidence, score, verdict, is_tampered as "isTampered" from stamp_codes
    where unjudged_since <= ${lastDueDate(at)}::date order by unjudged_since limit ${PART}`
  const judged = labels.map(({ id, seen, ...known }) => {
    const state = judgedAt(known, at, rules)
    const { evidence, score, verdict } = state
    return {
      id,
      seen,
      evidence,
      score,
      verdict,
      unjudged_since: unjudgedSince(evidence),
      is_suspect: verdict === 'suspect',
      needs_review: needsReview(state),
    }
  })
  if (judged.length > 0) {
    await sql`
      update stamp_codes c set evidence = j.evidence, score = j.score, verdict = j.verdict, unjudged_since = j.unjudged_since,
        is_suspect = c.is_suspect or j.is_suspect,
        review_since = coalesce(c.review_since, case when j.needs_review then ${new Date(at).toISOString()}::timestamptz end)
      from json_to_recordset(${judged as never}::json) as j(id int, seen text, evidence json, score real, verdict text,
        unjudged_since date, is_suspect boolean, needs_review boolean)
      where c.id = j.id and c.xmin::text = j.seen`
    forgetTotals(sql, [['label_reviews']])
  }
  return labels.length
}
