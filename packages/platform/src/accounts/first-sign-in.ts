import { writeFirstSignIn } from '../access/write-first-sign-in.ts'
import { hashPassword } from '../access/passwords.ts'
import { randomPassword } from '../access/random-password.ts'
import { systemAuthor } from '../access/system-author.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { unscoped } from '../store/rows.ts'
import { openStore } from '../store/store.ts'
import { storePasswordHash } from './account.ts'
import { users } from './users.ts'

/** Name of the first account, and the code of its role. */
export interface FirstAccount {
  name: string
  role: string
}

/**
 * E-mail address of the first account, and the file with its password; null if the password came with the settings. The
 * password is not logged, since logs are kept, copied and read by many.
 */
interface FirstSignIn {
  email: string
  file: string | null
}

/** Creates an account of this role if there is no account yet; there is no built-in password. */
export async function firstSignIn(pool: Pool, settings: Settings, first: FirstAccount): Promise<FirstSignIn | null> {
  if ((await unscoped(pool, 'whether there is any account')`select 1 from users limit 1`).length > 0) return null
  const [email, password] = [settings.adminEmail, settings.adminPassword ?? randomPassword()]
  const hash = await hashPassword(password)
  return pool.begin(async (sql) => {
    await unscoped(sql, 'the first account is made once')`lock table users in share row exclusive mode`
    if ((await unscoped(sql, 'whether there is any account')`select 1 from users limit 1`).length > 0) return null
    const [role] = await sql<{ id: number }[]>`select id from roles where code = ${first.role}`
    const store = openStore(sql, systemAuthor('first sign-in', settings.province))
    const entry = await store.insert(users(), {
      username: email
        .split('@')[0]!
        .replace(/[^a-z0-9._-]/g, '')
        .padEnd(4, '0'),
      name: first.name,
      email,
      role_id: role!.id,
    })
    await storePasswordHash(sql, entry.id, hash)
    const isKnown = settings.adminPassword !== null
    return { email, file: isKnown ? null : await writeFirstSignIn(settings.dataDir, `${email}\n${password}\n`) }
  })
}
