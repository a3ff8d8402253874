import { can } from '@trace/define/permission.ts'
import { SETTINGS } from '@trace/define/single.ts'
import type { Single } from '@trace/define/single.ts'
import type { FastifyInstance } from 'fastify'
import { signedInViewer } from '../access/sessions.ts'
import { tokenOf } from './operation-route.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { cachedSingles } from '../cached-singles.ts'
import type { Viewer } from '../viewer.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'

const FIELD = 'maintenance_mode'
const AGAIN_IN_SECONDS = 300

/**
 * Routes of the API that maintenance mode leaves open: probes, documents, sign-in and sign-out, so that those who may end
 * it can come in.
 */
const OPEN = /^\/api\/(auth\/|health|ready|metrics|openapi\.json|docs|admin\/logout$)/
const closes = (route = '') => route.startsWith('/api/') && !OPEN.test(route)

/** Who may work during maintenance: whoever may change the permissions of roles. */
const worksOn = ({ permissions }: Viewer): boolean => can(permissions, [{ action: 'update', subject: 'permissions' }])

const isUnderMaintenance = async (sql: Sql): Promise<boolean> => (await cachedSingles(sql))[SETTINGS]?.[FIELD] === true

class Maintenance extends Refusal {
  constructor() {
    super(503, 'Hệ thống đang bảo trì, vui lòng quay lại sau ít phút', {
      data: { maintenance: true },
      retryAfter: AGAIN_IN_SECONDS,
    })
  }
}

export const isMaintenance = (error: unknown): boolean => error instanceof Maintenance

/** Throws while maintenance lasts, for routes outside the API. */
export async function refuseDuringMaintenance(sql: Sql): Promise<void> {
  if (await isUnderMaintenance(sql)) throw new Maintenance()
}

/** Maintenance mode, set by officers: refuses all calls except from those who may work during it. */
export function closeForMaintenance(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    if (!closes(request.routeOptions.url) || !(await isUnderMaintenance(pool))) return
    const viewer = await signedInViewer(pool, tokenOf(request), settings, {
      isUse: false,
      despite: ['password', 'factor'],
    }).catch(refused)
    if (!viewer || !worksOn(viewer)) throw new Maintenance()
  })
}

function refused(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** Throws if the mode is switched by somebody who may not work during maintenance: they would lock themselves out. */
export function refuseSelfLockout(
  viewer: Viewer,
  { name }: Single,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): void {
  if (name !== SETTINGS || after[FIELD] === (before[FIELD] ?? false) || worksOn(viewer)) return
  throw refuseField(FIELD, 'Chỉ người được sửa phân quyền mới bật, tắt chế độ bảo trì')
}
