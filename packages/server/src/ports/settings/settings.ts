import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { email, parseText, Problem } from '@trace/domain'
import { newPasswordProblem } from './new-password.ts'
import { provinceRegions } from './provinces.ts'
import {
  parseBucket,
  parseCertificates,
  parseDatabaseUrl,
  parseGeoJsonFile,
  parseHost,
  parseProxies,
  parsePublicUrl,
  parseSmtp,
  parseTiles,
} from './settings-addresses.ts'
import type { DatabaseTls } from './settings-addresses.ts'
import { hidden, SettingsReader, strangers, Unfit, withoutSecrets } from './settings-reader.ts'
import { StartRefusal } from '../start-refusal.ts'

export interface Settings {
  host: string
  port: number
  /** Database, files, mail and keys of an installation that has nothing else set. */
  dataDir: string
  /** An outer PostgreSQL; the embedded one when there is none. */
  databaseUrl: string | null
  databaseTls: DatabaseTls
  /** The same database for whoever owns its tables and changes them at a start; the program itself may then not markChanged its log. */
  databaseOwner: ReturnType<typeof parseDatabaseUrl> | null
  /** What an empty database begins with; null where nobody said so, and the place is not the program's own either. */
  seed: 'demo' | 'none' | null
  adminEmail: string
  adminPassword: string | null
  /** Where the public reaches this server; links in mails and on stamps use it, never the request's host. */
  publicUrl: string
  /** Whether the environment says so: then no officer's setting counts. */
  hasPublicUrl: boolean
  /** Code of the home province. */
  province: string
  /** A GeoJSON file of the province's communes: the base map. */
  boundariesFile: string | null
  /** Where map tiles are, 'https://…/{z}/{x}/{y}.png', and whose they are. Nothing is fetched from elsewhere without it. */
  tilesUrl: string | null
  tilesCredit: string
  printScheme: string
  smtpUrl: string | null
  s3Url: string | null
  trustedProxies: string[]
  /** Lets a collector on another machine read `/api/metrics`; without it only this machine may. */
  metricsToken: string | null
  /** Less room than this on the disk of the data folder, in megabytes, and nothing is written any more. */
  diskFloorMegabytes: number
  sessionIdleMinutes: number
  sessionHours: number
  /** Built pages of the back-office. */
  adminDist: string
}

/** Every name that is read; others that look alike are told of. */
const NAMES = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_CA',
  'SEED',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'PUBLIC_URL',
  'PROVINCE',
  'BOUNDARIES_FILE',
  'TILES_URL',
  'TILES_CREDIT',
  'PRINT_SCHEME',
  'SMTP_URL',
  'S3_URL',
  'TRUSTED_PROXIES',
  'METRICS_TOKEN',
  'SESSION_IDLE_MINUTES',
  'SESSION_HOURS',
  'DISK_FLOOR_MB',
]

/** Reads the settings from the environment, whole: what is wrong with them is told at once, before anything is touched. `docs/operating.md` lists them. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const reader = new SettingsReader(env)
  const host = reader.read('HOST', '127.0.0.1', parseHost)
  const port = reader.whole('PORT', 3000, 1, 65_535)
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
  const isOwnPlace = !reader.has('DATABASE_URL') && !reader.has('DATA_DIR')
  const adminEmail = reader.read('ADMIN_EMAIL', 'admin@example.com', (text) =>
    fit(() => parseText(text, email('Email'))),
  )
  const settings: Settings = {
    host,
    port,
    dataDir: reader.read('DATA_DIR', resolve('data'), parseFolder),
    databaseUrl: database?.url ?? null,
    databaseTls: database?.tls ?? false,
    databaseOwner: database && databaseOwner,
    seed: reader.has('SEED') ? reader.oneOf('SEED', 'none', ['demo', 'none']) : isOwnPlace ? 'demo' : null,
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
    province: reader.read('PROVINCE', '22', parseProvince),
    boundariesFile: reader.read<string | null>('BOUNDARIES_FILE', null, (path) => parseGeoJsonFile(resolve(path))),
    tilesUrl: reader.read<string | null>('TILES_URL', null, parseTiles, withoutSecrets),
    tilesCredit: env['TILES_CREDIT'] ?? '',
    printScheme: reader.read('PRINT_SCHEME', 'agristamp', parseScheme),
    smtpUrl: reader.read<string | null>('SMTP_URL', null, parseSmtp, withoutSecrets),
    s3Url: reader.read<string | null>('S3_URL', null, parseBucket, withoutSecrets),
    trustedProxies: reader.read<string[]>('TRUSTED_PROXIES', [], parseProxies),
    metricsToken: reader.read<string | null>('METRICS_TOKEN', null, parseToken, hidden),
    diskFloorMegabytes: reader.whole('DISK_FLOOR_MB', 512, 64, 1_000_000),
    sessionIdleMinutes: reader.whole('SESSION_IDLE_MINUTES', 30, 1, 1_440),
    sessionHours: reader.whole('SESSION_HOURS', 12, 1, 720),
    adminDist: builtPages(join(import.meta.dirname, '../../../../admin/dist/current')),
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

/** Sentences about names of the environment that nothing reads, though they look as if something should. */
export const unknownSettings = (env: Record<string, string | undefined> = process.env): string[] =>
  strangers(env, NAMES).map(
    ({ name, meant }) => `Không có thiết lập ${name}, nên nó không có tác dụng; có phải ${meant}?`,
  )

/** A rule of the domain, told as what a setting lacks. */
function fit<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof Problem ? new Unfit(error.message) : error
  }
}

/** The rule for everybody's passwords. */
function parsePassword(text: string, owner: string): string {
  const problem = newPasswordProblem(text, { email: owner })
  if (problem) throw new Unfit(problem)
  return text
}

/** A folder, or a place where one can be made. */
function parseFolder(text: string): string {
  const path = resolve(text)
  let nearest = path
  while (!statSync(nearest, { throwIfNoEntry: false })) nearest = dirname(nearest)
  if (!statSync(nearest).isDirectory()) throw new Unfit(`${nearest} là tệp, cần một thư mục`)
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK)
  } catch {
    throw new Unfit(`không ghi được vào ${nearest}`)
  }
  return path
}

function parseProvince(text: string): string {
  if (!Object.hasOwn(provinceRegions, text))
    throw new Unfit(`phải là mã tỉnh hai chữ số đang dùng: ${Object.keys(provinceRegions).sort().join(', ')}`)
  return text
}

function parseScheme(text: string): string {
  if (
    !/^[a-z][a-z0-9+.-]{1,30}$/.test(text) ||
    /^(https?|ftp|file|data|blob|javascript|mailto|tel|about|ws|wss)$/.test(text)
  ) {
    throw new Unfit('phải là chữ thường không dấu, chữ số, +, . hoặc -, và không phải giao thức có sẵn như https')
  }
  return text
}

function parseToken(text: string): string {
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new Unfit('phải dài ít nhất 16 ký tự, chỉ gồm chữ không dấu, chữ số và ký hiệu, không có dấu cách')
  return text
}

/** The build of now, under its own name: a later one does not take its place in a server that runs. */
const builtPages = (current: string): string => (existsSync(current) ? realpathSync(current) : current)
