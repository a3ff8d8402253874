import { chown, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { runsAsRoot } from '@trace/embedded-postgres/account.ts'
import type { SystemUser } from '@trace/embedded-postgres/account.ts'

/**
 * Creates the folder of backups if it is missing. Returns who shall own backups taken by root: the owner of the folder
 * or, if that is root, of the data, so that the service, which takes one each night, can read and delete them.
 */
export async function openBackups(folder: string, dataDir: string): Promise<SystemUser | undefined> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!runsAsRoot) return undefined
  const owners = [await stat(folder), await stat(dataDir).catch(() => null)]
  const owner = owners.find((one) => one !== null && one.uid !== 0)
  if (!owner) return undefined
  if (made) await chown(folder, owner.uid, owner.gid)
  return { uid: owner.uid, gid: owner.gid }
}

/** Deletes folders; returns those that could not be deleted for lack of permission (not an error). */
export async function deleteFolders(paths: string[]): Promise<string[]> {
  const kept: string[] = []
  for (const path of paths)
    await rm(path, { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
      if (!isClosed(error)) throw error
      kept.push(path)
    })
  return kept
}

/** Entries of the folder that this user has no permission to read. */
export async function closedIn(folder: string): Promise<string[]> {
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  const closed = await Promise.all(paths.map((path) => readdir(path).then(() => false, isClosed)))
  return paths.filter((_, at) => closed[at])
}

const isClosed = (error: NodeJS.ErrnoException): boolean => ['EACCES', 'EPERM'].includes(error.code ?? '')
