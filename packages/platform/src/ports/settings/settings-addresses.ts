import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { isIP } from 'node:net'
import { checkServerIdentity, type ConnectionOptions } from 'node:tls'
import { archiveProblem } from '../tiles/tile-archive.ts'
import { InvalidSetting } from './settings-reader.ts'

/**
 * TLS options for an external database: false, or the options of node's TLS with libpq's name of the mode. Both
 * database drivers (postgres.js and the job queue's) accept them.
 */
export type DatabaseTls =
  | false
  | (Pick<ConnectionOptions, 'rejectUnauthorized' | 'checkServerIdentity'> & { ca?: string; sslmode: string })

const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full']
/** Query parameters that are accepted and ignored. */
const WITHOUT_MEANING = ['application_name', 'connect_timeout', 'channel_binding', 'gssencmode']

/**
 * Parses `postgres://user:password@host:port/name?sslmode=…` into the address without its query, and the TLS options.
 */
export function parseDatabaseUrl(text: string, ca: string | null): { url: string; tls: DatabaseTls } {
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.hostname || url.pathname.length < 2 || !url.username) {
    throw new InvalidSetting('phải có dạng postgres://người-dùng:mật-khẩu@máy:cổng/tên-cơ-sở-dữ-liệu')
  }
  const mode = url.searchParams.get('sslmode') ?? (ca ? 'verify-full' : 'disable')
  if (!SSL_MODES.includes(mode)) throw new InvalidSetting(`sslmode phải là một trong: ${SSL_MODES.join(', ')}`)
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'sslmode' && !WITHOUT_MEANING.includes(name))
  if (unknown)
    throw new InvalidSetting(`không hiểu «${unknown}» sau dấu ?; chỉ dùng sslmode, chứng thư gốc đặt ở DATABASE_CA`)
  if (mode === 'disable' && ca) throw new InvalidSetting('sslmode=disable không dùng được cùng DATABASE_CA')
  url.search = ''
  return { url: url.href, tls: tlsOf(mode, url.hostname.replace(/^\[|\]$/g, ''), ca) }
}

/**
 * The same meanings as in libpq: `require` encrypts, and checks the issuer if a certificate authority is given;
 * `verify-full` checks the host name too.
 */
function tlsOf(mode: string, host: string, ca: string | null): DatabaseTls {
  if (mode === 'disable') return false
  if (mode === 'require' && !ca) return { sslmode: mode, rejectUnauthorized: false }
  const identity =
    mode === 'verify-full'
      ? (_: string, certificate: Parameters<typeof checkServerIdentity>[1]) => checkServerIdentity(host, certificate)
      : () => undefined
  return { sslmode: mode, rejectUnauthorized: true, checkServerIdentity: identity, ...(ca && { ca }) }
}

export function parseCertificates(path: string): string {
  const text = readText(path)
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new InvalidSetting('không phải tệp chứng thư PEM (-----BEGIN CERTIFICATE-----)')
  return text
}

/** Checks a GeoJSON file as far as possible without drawing it. */
export function parseGeoJsonFile(path: string): string {
  const text = readText(path)
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new InvalidSetting('không phải JSON')
  }
  if ((read as { type?: unknown } | null)?.type !== 'FeatureCollection')
    throw new InvalidSetting('phải là GeoJSON dạng FeatureCollection')
  return path
}

/** Checks an archive of map tiles by its header. */
export function parseTileArchive(path: string): string {
  const head = readWith(() => {
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(256)
      return bytes.subarray(0, readSync(file, bytes))
    } finally {
      closeSync(file)
    }
  })
  const problem = archiveProblem(head)
  if (problem) throw new InvalidSetting(problem)
  return path
}

const readText = (path: string): string => readWith(() => readFileSync(path, 'utf8'))

function readWith<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new InvalidSetting(
      code === 'ENOENT'
        ? 'không có tệp này'
        : code === 'EISDIR'
          ? 'là thư mục, cần một tệp'
          : `không đọc được tệp (${code})`,
    )
  }
}

/** Public base address of this server: scheme and host, no path. */
export function parsePublicUrl(text: string): string {
  const url = webAddress(text)
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new InvalidSetting('phải có dạng https://tên-miền, không có đường dẫn hay tài khoản')
  return url.origin
}

export function parseTiles(text: string): string {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
  if (!isWhole || !webAddress(text)) throw new InvalidSetting('phải có dạng https://…/{z}/{x}/{y}.png')
  return text
}

export function parseBucket(text: string): string {
  const url = webAddress(text)
  if (!url || !url.username || !url.password || !/^\/[a-z0-9][a-z0-9.-]{1,62}$/.test(url.pathname))
    throw new InvalidSetting('phải có dạng https://KHÓA:BÍ-MẬT@máy/tên-thùng?region=…')
  return text
}

export function parseSmtp(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new InvalidSetting('phải có dạng smtp://người-dùng:mật-khẩu@máy:cổng hoặc smtps://…')
  return text
}

function webAddress(text: string): URL | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.hostname ? url : null
}

export function parseHost(text: string): string {
  if (!isIP(text) && !/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text))
    throw new InvalidSetting('phải là địa chỉ IP hoặc tên máy, ví dụ 127.0.0.1 hoặc 0.0.0.0')
  return text
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Trusted proxies: addresses, networks such as 10.0.0.0/8, or names that proxy-addr knows. */
export function parseProxies(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const wrong = parts.find((part) => !NETWORKS.includes(part) && !isNetwork(part))
  if (wrong !== undefined)
    throw new InvalidSetting(`«${wrong}» phải là địa chỉ IP, mạng như 10.0.0.0/8, hoặc ${NETWORKS.join(', ')}`)
  return parts
}

function isNetwork(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/')
  const kind = isIP(address)
  return (
    kind > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128)))
  )
}
