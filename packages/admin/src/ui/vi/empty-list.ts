import { lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of a list without rows. */

export const clearFilters = 'Xóa bộ lọc'
export const firstPage = 'Về trang đầu'
export const nothingYet = (label: string) => `Chưa có ${lowerFirst(label)} nào`
export const nothingYetHint = 'Dữ liệu sẽ hiện ở đây khi được thêm vào.'
export const nothingFoundHint = 'Hãy thử từ khóa khác hoặc bỏ bớt bộ lọc.'
export const pagePast = 'Trang này không còn dữ liệu'
