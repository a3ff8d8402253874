import { certificateFilters, manufactures } from '@trace/domain'
import { ListScreen } from '../../../resource/list/list-screen.tsx'

/** Producers are also looked for by the certificates they hold. */
const listed = {
  ...manufactures,
  fields: { ...manufactures.fields, ...certificateFilters },
  filters: [...manufactures.filters, ...Object.keys(certificateFilters)],
}

export const ManufactureList = () => <ListScreen resource={listed} />
