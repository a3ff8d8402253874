import type { Boundary, Entry, materialAreas, Row } from '@trace/domain'

export type Area = Entry & Omit<Row<typeof materialAreas>, 'boundary'> & { boundary: Boundary | null }
