import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from './refusal.ts'

export interface Answer {
  message: string
  data: unknown
  /** What of the data is kept nowhere. */
  shownOnce?: object
}

/** Does a write once per key: the same request sent again within a day is answered what the first one was, but for what is shown once. */
export async function answerOnce(
  sql: Sql,
  { user, key, path }: { user: number; key: string; path: string },
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (key.length > 200) throw new Refusal(400, 'Khóa chống gửi trùng quá dài')
  const claimed = await sql`
    insert into idempotency_keys (user_id, key, path) values (${user}, ${key}, ${path})
    on conflict (user_id, key) do update set path = ${path}, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '24 hours'
    returning key`
  if (claimed.length === 0) {
    const [first] = await sql<
      { path: string; answer: Answer }[]
    >`select path, answer from idempotency_keys where user_id = ${user} and key = ${key}`
    if (first?.path !== path) throw new Refusal(422, 'Khóa chống gửi trùng đã dùng cho một thao tác khác')
    return first.answer
  }
  const answer = await act()
  const { message, data } = answer
  await sql`update idempotency_keys set answer = ${{ message, data } as never} where user_id = ${user} and key = ${key}`
  return answer
}
