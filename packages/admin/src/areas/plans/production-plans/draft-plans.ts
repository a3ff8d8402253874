import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { words } from './words.ts'

/** Resource of the second screen over the same rows: plans in draft or cancelled. */
export const draftPlans = {
  ...productionPlans,
  screen: 'production-plan/draft',
  label: words.drafts,
  plural: words.drafts,
}

/** Fixed filters by status of the two screens. */
export const shownPlans = { published: { status: 'published,completed' }, drafts: { status: 'draft,cancelled' } }
