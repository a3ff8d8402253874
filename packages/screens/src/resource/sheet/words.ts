/** Interface texts of the list as a spreadsheet. */
export const words = {
  backToList: 'Về danh sách',
  sheetHelp:
    'Mũi tên, Enter, Tab để chuyển ô; dán nhiều ô từ Excel; Shift + mũi tên để chọn vùng, Ctrl+D chép ô trên xuống, Ctrl+Z hoàn tác. Kéo ảnh thả vào dòng. Chưa có gì được ghi trước khi bấm “Lưu”.',
  newRow: (number: number) => `Dòng mới ${number}`,
  rowHeading: 'Dòng',
  notHere: 'Mở dòng để sửa',
  uploading: 'Đang tải…',
  offered: 'Gợi ý',
  yes: 'Có',
  no: 'Không',
  typedRows: (count: number, elsewhere: number) =>
    `${count} dòng chưa lưu, đã giữ trên máy này${elsewhere > 0 ? `; trong đó ${elsewhere} dòng của trang hoặc lần tìm khác, hiện ở đầu bảng` : ''}.`,
  elsewhereMark: '↑',
  missingRows: (count: number) =>
    `${count} dòng đã sửa ở trang khác nay không mở được (đã bị xóa hoặc mất kết nối), nên chưa lưu được. Các thay đổi vẫn được giữ trên máy này.`,
  nothingTyped: 'Chưa có thay đổi.',
  saveRows: (count: number) => `Lưu ${count} dòng`,
  askDoubtful: (count: string) => `${count} dòng cần bạn xem lại, vẫn lưu?`,
  dropTyped: 'Bỏ các thay đổi',
  askDrop: (rows: number) => `Bỏ những gì đã gõ chưa lưu ở ${rows} dòng? Ctrl+Z trong bảng lấy lại được.`,
  undoSaved: 'Hoàn tác lần lưu vừa rồi',
  askUndoSaved:
    'Các dòng vừa thêm được chuyển vào thùng rác, các dòng vừa sửa trở lại như trước, trừ dòng đã có người sửa sau đó.',
  tooManyTyped: (most: number) => `Mỗi lần lưu tối đa ${most} dòng.`,
  saving: 'Đang lưu',
} as const
