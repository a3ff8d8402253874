import { hashPassword } from '@trace/platform/access/passwords.ts'
import type { testServer } from './server.ts'

export const PASSWORD = 'na-chin-vang-2026'

let hash: Promise<string> | undefined

/** Gives all users a password, for operations that ask for it again; returns it as requests send it. */
export async function givePasswords({ sql }: Pick<ReturnType<typeof testServer>, 'sql'>) {
  hash ??= hashPassword(PASSWORD)
  await sql`
    insert into user_secrets (user_id, password_hash) select id, ${await hash} from users
    on conflict (user_id) do update set password_hash = excluded.password_hash`
  return { current_password: PASSWORD }
}
