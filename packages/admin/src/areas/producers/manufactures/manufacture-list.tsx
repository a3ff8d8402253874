import { certificateFilters, manufactures } from '@trace/domain'
import { ListScreen } from '../../../resource/list/list-screen.tsx'

/** Adds filters by certificates. */
const listed = {
  ...manufactures,
  fields: { ...manufactures.fields, ...certificateFilters },
  filters: [...manufactures.filters, ...Object.keys(certificateFilters)],
}

export const ManufactureList = () => <ListScreen resource={listed} />
