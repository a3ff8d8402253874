import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const diaryPages: Pages = {
  List: async () => ({ Page: (await import('./diary-list.tsx')).DiaryList }),
  Form: async () => ({ Page: (await import('./diary-form.tsx')).DiaryForm }),
  Detail: async () => ({ Page: (await import('./diary-detail.tsx')).DiaryDetail }),
  loaders: {
    create: async () => (await import('./diary-data.ts')).beginDiary,
    edit: async () => (await import('./diary-data.ts')).editDiary,
  },
}
