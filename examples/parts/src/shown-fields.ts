import type { Fields } from '@trace/define/field.ts'
import { password, question } from '@trace/define/kinds/index.ts'
import { formFields } from '@trace/define/resource.ts'
import { samples } from './definitions.ts'

/** One field of every kind that a form can have; the last two are for forms that do not store them. */
export const shownFields: Fields = {
  ...formFields(samples),
  password: password('Mật khẩu', { chosen: true }),
  agreed: question('Đồng ý'),
}
