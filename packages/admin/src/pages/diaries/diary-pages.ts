import type { Pages } from '../../screens/resource-routes.tsx'
import { beginDiary, editDiary } from './diary-data.ts'

export const diaryPages: Pages = {
  List: async () => ({ Page: (await import('./diary-list.tsx')).DiaryList }),
  Form: async () => ({ Page: (await import('./diary-form.tsx')).DiaryForm }),
  Detail: async () => ({ Page: (await import('./diary-detail.tsx')).DiaryDetail }),
  loaders: { create: beginDiary, edit: editDiary },
}
