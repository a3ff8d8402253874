import { htmlOf, plainText } from '../../text/plain-text.ts'
import { cellText, sheetRules } from './sheet-cell.ts'

export const richTextDescription = {
  schema: () => ({ type: 'string', contentMediaType: 'text/html' }),
  example: () => '<p>Búp non hái vào sáng sớm, sấy lạnh trong ngày.</p>',
  sheet: sheetRules({
    width: 60,
    note: 'Mỗi dòng trong ô là một đoạn; định dạng đã có chỉ giữ khi không sửa ô này',
    write: (value) => plainText(value as string) || null,
    read: (cell) => htmlOf(cellText(cell)),
  }),
}
