import { visitorDataForm } from '@trace/domain/areas/accounts/personal-data.ts'
import { contactPage } from '@trace/domain/areas/portal/singles.ts'
import { needs } from '@trace/define/resource.ts'
import { checkOwnPassword } from '@trace/platform/access/own-password.ts'
import { data, none } from '@trace/platform/operation/answers.ts'
import { newLink, oneUseLink } from '@trace/platform/files/links.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import { writeFound } from '@trace/platform/personal/found.ts'
import { eraseLetters, readLetters } from '@trace/platform/personal/letters.ts'
import type { Correspondent } from '@trace/platform/personal/letters.ts'

const PATH = '/api/admin/contact/contact/visitors'
const MAY = needs(contactPage, 'update')

/** Mails that the product sent to this address are left out, since a request may name anybody's address. */
const byVisitor = (contact: string): Correspondent => ({ writes: [contact], receives: [] })

/** Exports the letters of a visitor as a workbook. Letters are stored only if there is no mail server. */
const exportVisitor = operation({
  method: 'POST',
  path: `${PATH}/export-personal-data`,
  needs: MAY,
  logs: 'export',
  summary: 'Xuất dữ liệu của một người đã gửi thư từ trang liên hệ',
  body: visitorDataForm,
  answers: data(oneUseLink),
  prepare: ({ sql, viewer, body }) => checkOwnPassword(sql, { viewer }, body.current_password, 'current_password'),
  async run({ body: { contact, reason }, store, viewer, settings }) {
    const rows = await readLetters(settings, byVisitor(contact))
    const file = await writeFound(settings, 'Dữ liệu cá nhân khách gửi thư', [{ label: 'Thư', rows }])
    const url = await newLink(store.sql, { ...file, viewer, needs: MAY })
    await store.note('export', { subject: contactPage.name, label: 'Thư của một người', new_values: { reason } })
    return new AnswerWithMessage(`Đã xuất ${rows.length} thư của một người`, { url, entry: { url } })
  },
})

/** Deletes the letters that a visitor wrote. */
const eraseVisitor = operation({
  method: 'POST',
  path: `${PATH}/erase-personal-data`,
  needs: MAY,
  logs: 'delete',
  summary: 'Xóa dữ liệu của một người đã gửi thư từ trang liên hệ',
  body: visitorDataForm,
  answers: none,
  prepare: ({ sql, viewer, body }) => checkOwnPassword(sql, { viewer }, body.current_password, 'current_password'),
  async run({ body: { contact, reason }, store, settings }) {
    await store.note('delete', { subject: contactPage.name, label: 'Thư của một người', new_values: { reason } })
    const count = await eraseLetters(settings, byVisitor(contact))
    return new AnswerWithMessage(
      `Đã xóa ${count} thư của một người. Thư đã chuyển đến hộp thư của cán bộ thì xóa tại đó`,
      {},
    )
  },
})

export const visitorOperations = [exportVisitor, eraseVisitor]
