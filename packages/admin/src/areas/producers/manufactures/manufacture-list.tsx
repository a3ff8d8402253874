import { certificateFilters } from '@trace/domain/areas/producers/certificate-fields.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'

/** The resource with further filters, by certificates. */
const listed = {
  ...manufactures,
  fields: { ...manufactures.fields, ...certificateFilters },
  filters: [...manufactures.filters, ...Object.keys(certificateFilters)],
}

export const ManufactureList = () => <ListScreen resource={listed} />
