import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resources } from '@trace/domain/menu.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { loadSealKey, canUnseal } from '@trace/platform/ports/secrets.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { loadKeys, makeFirstKey, openKeys } from '../areas/labels/index.ts'
import { StartRefusal } from '@trace/platform/ports/start-refusal.ts'
import { writeOnce } from '@trace/platform/ports/write-once.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** Advisory lock for all servers on one database: the first creates the keys, the others find them. */
const LOCK = 7_228_416

const SEAL = 'seal.key'
const folderOf = ({ dataDir }: Settings) => join(dataDir, 'keys')
const stampsOf = (settings: Settings) => join(folderOf(settings), 'stamps')

const PURPOSE = {
  seal: 'mở số căn cước và các bí mật đã niêm phong',
  stamps: 'đọc mã của các tem đã in',
}

/**
 * Loads the keys of this database. They are created only if neither they nor anything that needs them ever existed. The
 * database stores their fingerprints, and the start is refused if keys are missing or different.
 */
export async function prepareKeys(pool: Pool, settings: Settings): Promise<void> {
  await mkdir(stampsOf(settings), { recursive: true, mode: 0o700 })
  await pool.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    const rows = await sql<{ name: string; fingerprint: string }[]>`select name, fingerprint from keys`
    const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
    await prepareSealKey(sql, settings, known)
    await prepareStampKeys(sql, settings, known)
    for (const [name, fingerprint] of await fingerprintsIn(folderOf(settings))) {
      if (known.has(name) && known.get(name) !== fingerprint) throw wrong(join(folderOf(settings), name))
      await sql`insert into keys (name, fingerprint) values (${name}, ${fingerprint}) on conflict (name) do nothing`
    }
  })
  await openKeys(settings)
}

/** Names of keys that this database needs and that are missing or different on this server. */
export async function lostKeys(sql: Sql, settings: Settings): Promise<string[]> {
  const found = await fingerprintsIn(folderOf(settings))
  const rows = await sql<{ name: string; fingerprint: string }[]>`select name, fingerprint from keys order by name`
  return rows.filter(({ name, fingerprint }) => found.get(name) !== fingerprint).map(({ name }) => name)
}

async function prepareSealKey(sql: Sql, settings: Settings, known: Map<string, string>): Promise<void> {
  const path = join(folderOf(settings), SEAL)
  const sealed = known.has(SEAL) ? null : await aSealedValue(sql)
  if (!existsSync(path)) {
    if (known.has(SEAL) || sealed) throw missing(path, PURPOSE.seal)
    await writeOnce(path, randomBytes(32).toString('base64'))
  }
  loadSealKey(path)
  if (sealed && !canUnseal(sealed)) throw wrong(path)
}

async function prepareStampKeys(sql: Sql, settings: Settings, known: Map<string, string>): Promise<void> {
  const folder = stampsOf(settings)
  const used = await unscoped(sql, 'which keys any label was made with')<
    { key_id: string }[]
  >`select distinct key_id from stamps where key_id is not null`
  const named = new Set(
    [...known.keys()]
      .filter((name) => name !== SEAL)
      .concat(used.map(({ key_id }) => `stamps/${key_id.slice(0, 4)}.key`)),
  )
  if (named.size === 0) await makeFirstKey(folder)
  for (const name of named) {
    const path = join(folderOf(settings), name)
    if (!existsSync(path)) throw missing(path, PURPOSE.stamps)
  }
  const ids = (await loadKeys(folder)).map(({ id }) => id)
  const other = used.find(({ key_id }) => !ids.includes(key_id))
  if (other) throw wrong(join(folder, `${other.key_id.slice(0, 4)}.key`))
}

/** Any encrypted value, to test the key where no fingerprints are stored yet; null if there is none. */
async function aSealedValue(sql: Sql): Promise<string | null> {
  const sealed = resources.flatMap(({ table, fields }) =>
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
export async function fingerprintsIn(folder: string): Promise<Map<string, string>> {
  const seal = await readFile(join(folder, SEAL), 'utf8').catch(() => null)
  const stamps = await loadKeys(join(folder, 'stamps')).catch(() => [])
  return new Map([
    ...(seal === null ? [] : [[SEAL, fingerprintOf(Buffer.from(seal, 'base64'))] as const]),
    ...stamps.map(({ id, secret }) => [`stamps/${id.slice(0, 4)}.key`, fingerprintOf(secret.export())] as const),
  ])
}

const fingerprintOf = (secret: Buffer): string =>
  createHash('sha256').update('fingerprint of a key ').update(secret).digest('hex').slice(0, 32)

const RESTORE =
  'Hãy chép lại thư mục keys từ bản sao lưu của chính cơ sở dữ liệu này rồi khởi động lại; chương trình không tạo khóa khác, vì khóa khác không'

const missing = (path: string, purpose: string) =>
  new StartRefusal(`Không tìm thấy khóa ${path}, cơ sở dữ liệu này cần nó để ${purpose}. ${RESTORE} thay được khóa cũ`)

const wrong = (path: string) =>
  new StartRefusal(
    `Khóa ${path} không phải khóa của cơ sở dữ liệu này (vân tay khác nhau). ${RESTORE} đọc được dữ liệu cũ`,
  )
