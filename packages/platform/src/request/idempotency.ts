import { createHash } from 'node:crypto'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

export interface Answer {
  message: string
  data: unknown
  /** Data that is sent once and never stored. */
  shownOnce?: object
}

interface Once {
  user: number
  key: string
  path: string
  body: object
}

/**
 * Idempotency key: carries out a write once per key. The same request within 24 hours gets the first answer again,
 * without the data that is sent only once; another request with the same key is refused (422).
 */
export async function answerOnce(sql: Sql, once: Once, act: () => Promise<Answer>): Promise<Answer> {
  const { user, key, path } = once
  const asked = createHash('sha256').update(JSON.stringify(once.body)).digest('base64url')
  if (key.length > 200) throw new Refusal(400, 'Khóa chống gửi trùng quá dài')
  const claimed = await sql`
    insert into idempotency_keys (user_id, key, path, asked) values (${user}, ${key}, ${path}, ${asked})
    on conflict (user_id, key) do update set path = ${path}, asked = ${asked}, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '24 hours'
    returning key`
  if (claimed.length === 0) {
    const [first] = await sql<
      { path: string; asked: string; answer: Answer }[]
    >`select path, asked, answer from idempotency_keys where user_id = ${user} and key = ${key}`
    if (first?.path !== path || first.asked !== asked)
      throw new Refusal(422, 'Khóa chống gửi trùng đã dùng cho một thao tác khác')
    return first.answer
  }
  const answer = await act()
  const { message, data } = answer
  await sql`update idempotency_keys set answer = ${{ message, data } as never} where user_id = ${user} and key = ${key}`
  return answer
}
