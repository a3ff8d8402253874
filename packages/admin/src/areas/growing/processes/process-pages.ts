import { processes } from '@trace/domain/areas/growing/processes.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { rowLoader } from '@trace/screens/resource/resource-routes.tsx'
import type { Pages } from '@trace/screens/resource/resource-routes.tsx'
import { StageList } from './stage-list-loader.tsx'

const edit = async () => async (args: LoaderFunctionArgs) =>
  (await Promise.all([rowLoader(processes)(args), StageList.preload()]))[0]

export const processPages: Pages = {
  List: async () => ({ Page: (await import('./process-list.tsx')).ProcessList }),
  Form: async () => ({ Page: (await import('./process-form.tsx')).ProcessForm }),
  loaders: { edit },
  Detail: async () => ({ Page: (await import('./process-detail.tsx')).ProcessDetail }),
}
