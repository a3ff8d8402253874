import { ADMINISTRATOR } from '@trace/domain/areas/accounts/default-roles.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { keepPassword } from './access/accounts.ts'
import { notePassword } from '@trace/platform/access/note-password.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { randomPassword } from '@trace/platform/access/random-password.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/**
 * The first account and the file with its password; none where the password came with the settings. The password is not
 * logged, since logs are kept, copied and read by many.
 */
interface FirstAccount {
  email: string
  file: string | null
}

/** Creates the first super administrator if there is no account yet; there is no built-in password. */
export async function firstSignIn(pool: Pool, settings: Settings): Promise<FirstAccount | null> {
  if ((await unscoped(pool, 'whether there is any account')`select 1 from users limit 1`).length > 0) return null
  const [email, password] = [settings.adminEmail, settings.adminPassword ?? randomPassword()]
  const hash = await hashPassword(password)
  return pool.begin(async (sql) => {
    await unscoped(sql, 'the first account is made once')`lock table users in share row exclusive mode`
    if ((await unscoped(sql, 'whether there is any account')`select 1 from users limit 1`).length > 0) return null
    const [role] = await sql<{ id: number }[]>`select id from roles where code = ${ADMINISTRATOR}`
    const store = openStore(sql, systemAuthor('first sign-in', settings.province))
    const entry = await store.insert(users, {
      username: email
        .split('@')[0]!
        .replace(/[^a-z0-9._-]/g, '')
        .padEnd(4, '0'),
      name: 'Quản trị hệ thống',
      email,
      role_id: role!.id,
    })
    await keepPassword(sql, entry.id, hash)
    const isKnown = settings.adminPassword !== null
    return { email, file: isKnown ? null : await notePassword(settings.dataDir, `${email}\n${password}\n`) }
  })
}
