import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { loadSealKey, canUnseal } from '../ports/secrets.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { writeOnce } from '../ports/write-once.ts'
import { unscoped } from '../store/rows.ts'

/** Advisory lock for all servers on one database: the first creates the keys, the others find them. */
const LOCK = 7_228_416

const SEAL = 'seal.key'
const folderOf = ({ dataDir }: Settings) => join(dataDir, 'keys')

const PURPOSE = 'mở số căn cước và các bí mật đã niêm phong'

/** Keys of a product besides the seal key; each is a file in the product's key folder. */
export interface OwnKeys {
  /** The name of the folder. */
  folder: string
  /** Creates the first key if no key was ever used; throws if a key is missing that `known` lists or a row needs. */
  prepare(sql: Sql, folder: string, known: readonly string[]): Promise<void>
  /** The secrets of a folder by the names of their files. */
  read(folder: string): Promise<ReadonlyMap<string, Buffer>>
  /** Loads the keys for use. */
  open(settings: Settings): Promise<unknown>
}

/**
 * Loads the keys of this database. They are created only if neither they nor anything that needs them ever existed. The
 * database stores their fingerprints; if keys are missing or different, this throws and the server does not start.
 */
export async function prepareKeys(pool: Pool, settings: Settings, own: OwnKeys): Promise<void> {
  const folder = folderOf(settings)
  await mkdir(join(folder, own.folder), { recursive: true, mode: 0o700 })
  await pool.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    const rows = await sql<{ name: string; fingerprint: string }[]>`select name, fingerprint from keys`
    const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
    await prepareSealKey(sql, settings, known)
    const others = [...known.keys()].filter((name) => name !== SEAL)
    await own.prepare(sql, folder, others)
    for (const [name, fingerprint] of await fingerprintsIn(folder, own)) {
      if (known.has(name) && known.get(name) !== fingerprint) throw wrongKey(join(folder, name))
      await sql`insert into keys (name, fingerprint) values (${name}, ${fingerprint}) on conflict (name) do nothing`
    }
  })
  await own.open(settings)
}

/** Names of keys that this database needs and that are missing or different on this server. */
export async function lostKeys(sql: Sql, settings: Settings, own: OwnKeys): Promise<string[]> {
  const found = await fingerprintsIn(folderOf(settings), own)
  const rows = await sql<{ name: string; fingerprint: string }[]>`select name, fingerprint from keys order by name`
  return rows.filter(({ name, fingerprint }) => found.get(name) !== fingerprint).map(({ name }) => name)
}

async function prepareSealKey(sql: Sql, settings: Settings, known: Map<string, string>): Promise<void> {
  const path = join(folderOf(settings), SEAL)
  const sealed = known.has(SEAL) ? null : await aSealedValue(sql)
  if (!existsSync(path)) {
    if (known.has(SEAL) || sealed) throw missingKey(path, PURPOSE)
    await writeOnce(path, randomBytes(32).toString('base64'))
  }
  loadSealKey(path)
  if (sealed && !canUnseal(sealed)) throw wrongKey(path)
}

/** Any encrypted value, to test the key where no fingerprints are stored yet; null if there is none. */
async function aSealedValue(sql: Sql): Promise<string | null> {
  const sealed = catalogue().resources.flatMap(({ table, fields }) =>
    Object.keys(fields)
      .filter((name) => fields[name]!.kind === 'identity')
      .map((name) => [table, name] as const),
  )
  for (const [table, name] of sealed) {
    const [row] = await unscoped(sql, 'any sealed value will do to try the key')<
      { value: string }[]
    >`select ${sql(name)} as value from ${sql(table)} where ${sql(name)} like 's1.%' limit 1`
    if (row) return row.value
  }
  return null
}

/** Fingerprints of the keys in a folder; a key cannot be derived from its fingerprint. */
export async function fingerprintsIn(folder: string, own: OwnKeys): Promise<Map<string, string>> {
  const seal = await readFile(join(folder, SEAL), 'utf8').catch(() => null)
  const others = await own.read(join(folder, own.folder)).catch(() => new Map<string, Buffer>())
  return new Map([
    ...(seal === null ? [] : [[SEAL, fingerprintOf(Buffer.from(seal, 'base64'))] as const]),
    ...[...others].map(([name, secret]) => [`${own.folder}/${name}`, fingerprintOf(secret)] as const),
  ])
}

const fingerprintOf = (secret: Buffer): string =>
  createHash('sha256').update('fingerprint of a key ').update(secret).digest('hex').slice(0, 32)

const RESTORE =
  'Hãy chép lại thư mục keys từ bản sao lưu của chính cơ sở dữ liệu này rồi khởi động lại; chương trình không tạo khóa khác, vì khóa khác không'

export const missingKey = (path: string, purpose: string) =>
  new StartRefusal(`Không tìm thấy khóa ${path}, cơ sở dữ liệu này cần nó để ${purpose}. ${RESTORE} thay được khóa cũ`)

export const wrongKey = (path: string) =>
  new StartRefusal(
    `Khóa ${path} không phải khóa của cơ sở dữ liệu này (vân tay khác nhau). ${RESTORE} đọc được dữ liệu cũ`,
  )
