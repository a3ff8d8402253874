import { productionPlans } from '@trace/domain'
import { words } from './words.ts'

/** The plans that are still worked on, or were dropped: a second screen over the same rows. */
export const draftPlans = {
  ...productionPlans,
  screen: 'production-plan/draft',
  label: words.drafts,
  plural: words.drafts,
}

/** Which plans each of the two screens shows. */
export const shownPlans = { published: { status: 'published,completed' }, drafts: { status: 'draft,cancelled' } }
