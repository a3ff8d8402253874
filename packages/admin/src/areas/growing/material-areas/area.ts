import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import type { Entry } from '@trace/define/entry.ts'

export type Area = Entry<typeof materialAreas>
