import type { SettledRule } from '@trace/platform/request/settle.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { books, loans } from './definitions.ts'

/**
 * Rule: a book is lent to one reader at a time. It is checked at the end of every write of loans: form, import, undo,
 * trash. The books are locked, so that of two loans at the same moment one waits and is refused; `for no key update`,
 * because each new loan holds its book for `key share` already.
 */
export const lentOnce: SettledRule = {
  watches: [loans.name],
  async settle({ store: { sql }, written }) {
    const ids = [...(written.get(loans.name)?.keys() ?? [])]
    const free = unscoped(sql, 'loans of other branches take a book too; only its name is told')
    await free`select 1 from books where id in (select book_id from loans where id = any(${ids})) order by id for no key update`
    const [twice] = await free<{ name: string }[]>`
      select b.name from loans l join books b on b.id = l.book_id
      where l.id = any(${ids}) and l.deleted_at is null and not l.is_back and exists (
        select 1 from loans o where o.book_id = l.book_id and o.id <> l.id and o.deleted_at is null and not o.is_back)`
    if (twice) throw refuseField('book_id', `${books.label} “${twice.name}” đang được mượn`)
  },
}
