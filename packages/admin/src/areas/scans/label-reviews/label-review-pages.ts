import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const labelReviewPages: Pages = {
  List: async () => ({ Page: (await import('./label-reviews-page.tsx')).LabelReviewsPage }),
  Detail: async () => ({ Page: (await import('./label-review.tsx')).LabelReview }),
  drawer: true,
  loaders: {
    list: async () => (await import('./label-review-data.ts')).loadReviews,
    detail: async () => (await import('./label-review-data.ts')).loadReview,
  },
}
