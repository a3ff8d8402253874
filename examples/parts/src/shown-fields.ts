import type { Fields } from '@trace/define/field.ts'
import { password, question } from '@trace/define/kinds/index.ts'
import { formFields } from '@trace/define/resource.ts'
import { samples } from './definitions.ts'

/** Every kind that a form asks for; the last two are asked for by forms that keep nothing of them. */
export const shownFields: Fields = {
  ...formFields(samples),
  password: password('Mật khẩu', { chosen: true }),
  agreed: question('Đồng ý'),
}
