import type { Pool } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { signedInViewer } from '../access/sessions.ts'
import { refuseUnpermitted, refuseWritesWhileViewingAs } from './authorize.ts'
import type { WriteTraits } from './authorize.ts'
import type { Operation } from '../operation/operation.ts'
import type { Viewer } from '../viewer.ts'

type IdentifyArguments = [
  operation: Pick<Operation, 'needs' | 'whileHeld'> & WriteTraits,
  token: string | undefined,
  pool: Pool,
  settings: Settings,
]

/** Authentication: finds the viewer. Permissions are checked elsewhere. */
export const findViewer = async (
  ...[{ needs, whileHeld, whileViewing }, token, pool, settings]: IdentifyArguments
): Promise<Viewer> =>
  needs === 'public' ? NOBODY : signedInViewer(pool, token, settings, { despite: whileHeld, endsView: whileViewing })

/** Authentication and permission check, before the body is read. */
export async function identify(...asked: IdentifyArguments): Promise<Viewer> {
  const viewer = await findViewer(...asked)
  refuseUnpermitted(viewer, asked[0].needs)
  refuseWritesWhileViewingAs(asked[0], viewer)
  return viewer
}

const NOBODY: Viewer = {
  id: 0,
  name: 'Khách',
  role: { id: 0, code: '', name: '' },
  reach: { scope: 'all' },
  permissions: [],
  session: '',
}
