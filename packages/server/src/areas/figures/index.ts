import { agriculturalOperations } from './agricultural-data.ts'
import { bulletinOperations } from './bulletin.ts'
import { roadOperations } from './road.ts'
export { dashboardOperations } from './dashboard.ts'
export { forgetBulletinsAhead, mailBulletins } from './mail-bulletins.ts'

/** Operations of this area that are written by hand. */
export const figuresOperations = [...agriculturalOperations, ...roadOperations, ...bulletinOperations] as const
