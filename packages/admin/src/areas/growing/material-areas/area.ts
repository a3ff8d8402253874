import type { Entry, materialAreas } from '@trace/domain'

export type Area = Entry<typeof materialAreas>
