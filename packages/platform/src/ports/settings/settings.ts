import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { email } from '@trace/define/kinds/index.ts'
import { parseText } from '@trace/define/kinds/parse/index.ts'
import { Problem } from '@trace/define/problem.ts'
import { newPasswordProblem } from './new-password.ts'
import {
  parseBucket,
  parseCertificates,
  parseDatabaseUrl,
  parseGeoJsonFile,
  parseHost,
  parseProxies,
  parsePublicUrl,
  parseSmtp,
  parseTileArchive,
  parseTiles,
} from './settings-addresses.ts'
import type { DatabaseTls } from './settings-addresses.ts'
import { hidden, SettingsReader, misspelledNames, InvalidSetting, withoutSecrets } from './settings-reader.ts'
import { readRetention } from './retention-settings.ts'
import type { Retention } from './retention-settings.ts'
import { settingsList } from './settings-list.ts'
import { parseFolder, parsePostgresBin, parseProvince, parseScheme, parseToken } from './settings-values.ts'
import { maySetUp, seedOf, SEEDS } from './seed.ts'
import type { Seed } from './seed.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

export interface Settings {
  host: string
  port: number
  /** Folder for database, files, mails and keys, unless other settings place them elsewhere. */
  dataDir: string
  /** Address of an external PostgreSQL; null for the embedded one. */
  databaseUrl: string | null
  databaseTls: DatabaseTls
  /**
   * The same database with the role that owns the tables and runs migrations; the program's own role then cannot change
   * the log.
   */
  databaseOwner: ReturnType<typeof parseDatabaseUrl> | null
  /** A streaming replica of the database, which public pages, statistics and exports are read from. */
  replica: ReturnType<typeof parseDatabaseUrl> | null
  /** Initial data of this installation, by `npm run setup`, SEED or as a clone; null if none of them says so. */
  seed: Seed | null
  /** Whether an empty folder or database may be set up as new. */
  maySetUp: boolean
  /**
   * SEED is set, or DATA_DIR and DATABASE_URL are both unset: one new installation may be made without `npm run
   * setup`.
   */
  countsOnce: boolean
  adminEmail: string
  adminPassword: string | null
  /** Public base address: used for links in mails and on stamps, never the `Host` header of a request. */
  publicUrl: string
  /** Whether PUBLIC_URL is set; it then overrides what officers have set. */
  hasPublicUrl: boolean
  /** Address of the back-office if it has its own host; the root of the public address is then the portal. */
  adminUrl: string | null
  /** Code of the home province. */
  province: string
  /** A GeoJSON file of the province's communes: the base map. */
  boundariesFile: string | null
  /**
   * Map tiles, 'https://…/{z}/{x}/{y}.png', and their attribution. Without it, browsers load nothing from other hosts.
   */
  tilesUrl: string | null
  /** A `.pmtiles` file with map tiles, which this server serves itself; `tilesUrl` is null then. */
  tilesFile: string | null
  tilesCredit: string
  printScheme: string
  smtpUrl: string | null
  s3Url: string | null
  trustedProxies: string[]
  /** Token for a collector of `/api/metrics` on another machine; without it, only this machine may read them. */
  metricsToken: string | null
  /** Writes are refused when the disk of the data folder has less free space than this, in megabytes. */
  diskFloorMegabytes: number
  /** Free share of the disk, in per cent, below which `npm run status` reports trouble. */
  diskFreePercent: number
  /** Age of the last backup, in hours, above which `npm run status` reports trouble. */
  backupMaxHours: number
  /** Folder to which the embedded PostgreSQL's log is copied, so that data can be restored as of any moment. */
  walArchive: string | null
  retention: Retention
  /** Maximum of connections of this server to the database, without those of the job queue. */
  poolSize: number
  /** Memory that the embedded PostgreSQL may use, in megabytes. */
  postgresMegabytes: number
  sessionIdleMinutes: number
  sessionHours: number
  /** Folder with the browser files of all versions installed beside this one (`npm run release`). */
  releasedAssets: string | null
}

const PROGRAM = join(import.meta.dirname, '../../../../..')

/**
 * Reads all settings from the environment. All errors are reported at once, before anything is changed.
 * `docs/operating.md` lists the settings.
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const reader = new SettingsReader(env)
  const host = reader.read('HOST', settingsList.HOST.otherwise, parseHost)
  const port = reader.whole('PORT')
  const ca = reader.read<string | null>('DATABASE_CA', null, (path) => parseCertificates(resolve(path)))
  const database = reader.read<ReturnType<typeof parseDatabaseUrl> | null>(
    'DATABASE_URL',
    null,
    (text) => parseDatabaseUrl(text, ca),
    withoutSecrets,
  )
  const databaseOwner = reader.read<ReturnType<typeof parseDatabaseUrl> | null>(
    'DATABASE_OWNER_URL',
    null,
    (text) => parseDatabaseUrl(text, ca),
    withoutSecrets,
  )
  // Only checked here: `findBinaries` reads it from the environment wherever a PostgreSQL is started.
  reader.read('POSTGRES_BIN', null, (text) => {
    if (reader.has('DATABASE_URL')) throw new InvalidSetting('chỉ dùng với PostgreSQL kèm theo, không có DATABASE_URL')
    return parsePostgresBin(text)
  })
  const isOwnPlace = !reader.has('DATABASE_URL') && !reader.has('DATA_DIR')
  const dataDir = reader.read('DATA_DIR', resolve('data'), parseFolder)
  const seed = reader.has('SEED') ? reader.oneOf<Seed>('SEED', 'none', SEEDS) : null
  const countsOnce = isOwnPlace || seed !== null
  const adminEmail = reader.read('ADMIN_EMAIL', settingsList.ADMIN_EMAIL.otherwise, (text) =>
    fit(() => parseText(text, email('Email'))),
  )
  const settings: Settings = {
    host,
    port,
    dataDir,
    databaseUrl: database?.url ?? null,
    databaseTls: database?.tls ?? false,
    databaseOwner: database && databaseOwner,
    replica: reader.read<Settings['replica']>(
      'REPLICA_URL',
      null,
      (text) => parseDatabaseUrl(text, ca),
      withoutSecrets,
    ),
    seed: seedOf(dataDir, seed) ?? (isOwnPlace ? 'demo' : null),
    maySetUp: maySetUp(dataDir, { countsOnce, isOwnPlace }),
    countsOnce,
    adminEmail,
    adminPassword: reader.read<string | null>(
      'ADMIN_PASSWORD',
      null,
      (text) => parsePassword(text, adminEmail),
      hidden,
    ),
    publicUrl: reader.read(
      'PUBLIC_URL',
      `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      parsePublicUrl,
      withoutSecrets,
    ),
    hasPublicUrl: reader.has('PUBLIC_URL'),
    adminUrl: reader.read<string | null>('ADMIN_URL', null, parsePublicUrl, withoutSecrets),
    province: reader.read('PROVINCE', settingsList.PROVINCE.otherwise, parseProvince),
    boundariesFile: reader.read<string | null>('BOUNDARIES_FILE', null, (path) => parseGeoJsonFile(resolve(path))),
    tilesUrl: reader.read<string | null>('TILES_URL', null, parseTiles, withoutSecrets),
    tilesFile: reader.read<string | null>('TILES_FILE', null, (path) => {
      if (reader.has('TILES_URL')) throw new InvalidSetting('chỉ dùng một trong hai: TILES_URL hoặc TILES_FILE')
      return parseTileArchive(resolve(path))
    }),
    tilesCredit: env['TILES_CREDIT'] ?? '',
    printScheme: reader.read('PRINT_SCHEME', settingsList.PRINT_SCHEME.otherwise, parseScheme),
    smtpUrl: reader.read<string | null>('SMTP_URL', null, parseSmtp, withoutSecrets),
    s3Url: reader.read<string | null>('S3_URL', null, parseBucket, withoutSecrets),
    trustedProxies: reader.read<string[]>('TRUSTED_PROXIES', [], parseProxies),
    metricsToken: reader.read<string | null>('METRICS_TOKEN', null, parseToken, hidden),
    diskFloorMegabytes: reader.whole('DISK_FLOOR_MB'),
    diskFreePercent: reader.whole('DISK_FREE_PERCENT'),
    backupMaxHours: reader.whole('BACKUP_MAX_HOURS'),
    walArchive: reader.read<string | null>('WAL_ARCHIVE', null, (text) => {
      if (reader.has('DATABASE_URL'))
        throw new InvalidSetting('chỉ dùng với PostgreSQL kèm theo, không có DATABASE_URL')
      return parseFolder(text)
    }),
    retention: readRetention(reader),
    poolSize: reader.whole('POOL_SIZE'),
    postgresMegabytes: reader.has('POSTGRES_MEMORY_MB') ? reader.whole('POSTGRES_MEMORY_MB') : halfOfMemory(),
    sessionIdleMinutes: reader.whole('SESSION_IDLE_MINUTES'),
    sessionHours: reader.whole('SESSION_HOURS'),
    releasedAssets: existsSync(join(PROGRAM, 'release.json')) ? join(PROGRAM, '../assets') : null,
  }
  const { faults } = reader
  if (faults.length > 0)
    throw new StartRefusal(
      ['Thiết lập chưa đúng, chưa có gì được khởi động hay thay đổi:', ...faults.map((fault) => `  ${fault}`)].join(
        '\n',
      ),
    )
  return settings
}

/** Warnings about environment variables that are not settings but look like misspelled ones. */
export const unknownSettings = (env: Record<string, string | undefined> = process.env): string[] =>
  misspelledNames(env, Object.keys(settingsList)).map(
    ({ name, meant }) => `Không có thiết lập ${name}, nên nó không có tác dụng; có phải ${meant}?`,
  )

/** Runs `parse`; rethrows a `Problem` of a domain rule as `InvalidSetting`. */
function fit<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof Problem ? new InvalidSetting(error.message) : error
  }
}

/** The same password rule as for all accounts. */
function parsePassword(text: string, owner: string): string {
  const problem = newPasswordProblem(text, { email: owner })
  if (problem) throw new InvalidSetting(problem)
  return text
}

/**
 * Default memory of PostgreSQL: half of the machine's, since a small machine has less to give than the setting's
 * default.
 */
function halfOfMemory(): number {
  const [most, least] = settingsList.POSTGRES_MEMORY_MB.whole
  const machine = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(least, Math.min(most, Math.floor(machine / 2 / 1_048_576)))
}
