import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** The system user PostgreSQL runs as. It refuses to run as root, so as root another user is needed. */
export interface SystemUser {
  uid: number
  gid: number
}

export const runsAsRoot = process.getuid?.() === 0
const systemUser = 'coinguon'

/**
 * The user of this process. As root: the owner of the folder or of its parent, or a system user, created if missing.
 */
export function accountFor(folder: string): SystemUser {
  if (!runsAsRoot) return { uid: process.getuid!(), gid: process.getgid!() }
  const owner = [folder, dirname(folder)].map((path) => statSync(path)).find(({ uid }) => uid !== 0)
  return owner ? { uid: owner.uid, gid: owner.gid } : (findSystemUser() ?? makeSystemUser())
}

function findSystemUser(): SystemUser | null {
  const id = (what: '-u' | '-g') => Number(execFileSync('id', [what, systemUser], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

function makeSystemUser(): SystemUser {
  // After `su` to root, PATH may lack the folders of administrators' commands.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` }
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/', '--shell', '/usr/sbin/nologin']
  try {
    execFileSync('useradd', [...options, systemUser], { stdio: 'pipe', env })
  } catch (cause) {
    const made = findSystemUser()
    if (made) return made
    throw new StartRefusal(
      `PostgreSQL không chạy bằng root và không tạo được người dùng hệ thống «${systemUser}»; ` +
        'hãy chạy bằng một người dùng thường, hoặc đặt DATABASE_URL',
      { cause },
    )
  }
  return findSystemUser()!
}

/** Whether the user may enter every folder on the path to the file. */
export function canReach(account: SystemUser, path: string): boolean {
  const parent = dirname(path)
  if (parent === path) return true
  const { mode, uid, gid } = statSync(parent)
  const search = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & search) !== 0 && canReach(account, parent)
}
