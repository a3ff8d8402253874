import type { Boundary, materialAreas, Row } from '@trace/domain'
import type { Entry } from '../../screens/entry.ts'

export type Area = Entry & Omit<Row<typeof materialAreas>, 'boundary'> & { boundary: Boundary | null }
