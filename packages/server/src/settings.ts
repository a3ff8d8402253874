import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Settings {
  host: string
  port: number
  /** Database, files, mail and keys of an installation that has nothing else set. */
  dataDir: string
  /** An outer PostgreSQL; the embedded one when there is none. */
  databaseUrl: string | null
  seed: 'demo' | 'none'
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
  sessionIdleMinutes: number
  sessionHours: number
  /** Built pages of the back-office. */
  adminDist: string
}

/** Reads the settings from the environment; `docs/operating.md` lists them. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const host = env['HOST'] ?? '127.0.0.1'
  const port = whole(env, 'PORT', 3000)
  const databaseUrl = env['DATABASE_URL'] || null
  return {
    host,
    port,
    dataDir: resolve(env['DATA_DIR'] ?? 'data'),
    databaseUrl,
    seed: (env['SEED'] ?? (databaseUrl ? 'none' : 'demo')) === 'demo' ? 'demo' : 'none',
    adminEmail: (env['ADMIN_EMAIL'] ?? 'admin@example.com').toLowerCase(),
    adminPassword: env['ADMIN_PASSWORD'] || null,
    publicUrl: (env['PUBLIC_URL'] || `http://${host}:${port}`).replace(/\/+$/, ''),
    hasPublicUrl: Boolean(env['PUBLIC_URL']),
    province: env['PROVINCE'] ?? '22',
    boundariesFile: env['BOUNDARIES_FILE'] ? resolve(env['BOUNDARIES_FILE']) : null,
    tilesUrl: tileAddress(env['TILES_URL']),
    tilesCredit: env['TILES_CREDIT'] ?? '',
    printScheme: env['PRINT_SCHEME'] ?? 'agristamp',
    smtpUrl: env['SMTP_URL'] || null,
    s3Url: env['S3_URL'] || null,
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '').split(',').map((part) => part.trim()).filter(Boolean),
    metricsToken: env['METRICS_TOKEN'] || null,
    sessionIdleMinutes: whole(env, 'SESSION_IDLE_MINUTES', 30),
    sessionHours: whole(env, 'SESSION_HOURS', 12),
    adminDist: builtPages(join(import.meta.dirname, '../../admin/dist/current')),
  }
}

/** The build of now, under its own name: a later one does not take its place in a server that runs. */
const builtPages = (current: string): string => (existsSync(current) ? realpathSync(current) : current)

function tileAddress(template: string | undefined): string | null {
  if (!template) return null
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
  if (!isWhole || !/^https?:/.test(template) || !URL.canParse(template)) throw new Error('TILES_URL phải có dạng https://…/{z}/{x}/{y}.png')
  return template
}

function whole(env: Record<string, string | undefined>, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} phải là số nguyên không âm`)
  return value
}
