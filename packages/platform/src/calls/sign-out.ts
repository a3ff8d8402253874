import { AnswerWithMessage, operation } from '../operation.ts'
import { none } from './answers.ts'

/** Ends the session of who asks. */
export const signOut = operation({
  method: 'POST',
  path: '/api/admin/logout',
  needs: 'ownAccount',
  whileHeld: ['password', 'factor'],
  whileViewing: true,
  logs: 'logout',
  summary: 'Đăng xuất',
  answers: none,
  async run({ viewer, store }) {
    await store.sql`delete from sessions where id = ${viewer.session}`
    await store.note('logout', { subject: 'users', id: viewer.id, label: viewer.name })
    return new AnswerWithMessage('Đã đăng xuất', {})
  },
})
