/** Interface texts of a checklist. */

export const itemPassed = 'Đạt'
export const itemMissing = 'Thiếu'
export const itemOptional = 'Không bắt buộc'
