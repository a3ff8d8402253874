import { importableFiles, maxSizeText } from '@trace/define/uploads.ts'
import { lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of imports, exports and changes of many rows. */
export const words = {
  waiting: 'Đang chờ đến lượt…',
  working: (done: string, total: string) => `Đã xong ${done}/${total}`,
  progress: 'Tiến độ',
  inBackground: 'Chạy nền',
  result: 'Kết quả',
  refusedRows: 'Các dòng bị từ chối',
  row: 'Dòng',
  why: 'Lý do',
  moreRefused: (count: string) => `và ${count} dòng khác`,
  importTitle: (label: string) => `Nhập ${lowerFirst(label)} từ Excel`,
  importTemplate: 'Tải tệp mẫu',
  importSteps: 'Tải tệp mẫu, điền dữ liệu rồi chọn tệp để kiểm tra. Chưa có gì được ghi trước khi bạn bấm “Nhập”.',
  importFile: 'Tệp Excel (.xlsx), hoặc tệp .zip gồm tệp Excel và ảnh',
  importTooLarge: `Tệp quá lớn, ${maxSizeText(importableFiles.most)}`,
  importAll: (count: string) => `Nhập ${count} dòng`,
  importGood: (count: string) => `Chỉ nhập ${count} dòng đúng`,
  askBulkUndo:
    'Các dòng này trở về tình trạng trước. Dòng nào đã có người đổi sau đó thì giữ nguyên, và được nêu tên cùng lý do.',
  importUndo: 'Hoàn tác lần nhập này',
  askImportUndo:
    'Các dòng vừa thêm sẽ được chuyển vào thùng rác, các dòng vừa sửa trở lại như trước, trừ dòng đã có người sửa sau đó.',
  importNothing: 'Tệp không có dòng nào để nhập.',
  importIgnored: (columns: string) => `Các cột và tệp không dùng đến: ${columns}`,
  importNotes: 'Những phần của tệp không dùng đến',
  takeHidden: (count: string) => `Nhập cả ${count} dòng ẩn`,
  readings: 'Cách đọc các ô',
  said: 'Ghi trong tệp',
  read: 'Đọc là',
  askNumber: (column: string, said: string) => `Cột ${column} có ${said}, là số nào?`,
  another: 'Chọn tệp khác',
  failedFile: 'Tải các dòng lỗi',
  counts: { created: 'Thêm mới', updated: 'Sửa', unchanged: 'Giữ nguyên', failed: 'Có lỗi' },
  problems: 'Các ô cần sửa',
  column: 'Cột',
  problem: 'Lỗi',
  takeOne: 'Đổi ô này',
  takeAlike: (count: string) => `Đổi cả ${count} ô`,
  proposedCells: (count: string) => `${count} ô ghi gần giống một mục đã có.`,
} as const
