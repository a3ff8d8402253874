/** Texts of the printed sheets of traces and of their orders. */
export const printedWords = {
  signs: ['Chủ cơ sở sản xuất', 'Cán bộ thẩm định', 'Người lập phiếu'],
  checks: 'Bảng kiểm 10 thông tin tối thiểu',
  checkHeads: ['STT', 'Thông tin', 'Kết quả', 'Ghi chú'],
  hasIt: 'Đủ',
  lacksIt: 'Thiếu',
  proofs: 'Chứng nhận, kiểm nghiệm',
  proofHeads: ['Loại', 'Nội dung', 'Kết quả'],
  certificate: 'Chứng nhận',
  testResult: 'Kiểm nghiệm',
  diaryHeads: ['Thời gian', 'Công việc', 'Người thực hiện', 'Nội dung'],
  stamps: 'Đơn đặt tem và đợt tem',
  stampHeads: ['Mã', 'Số lượng', 'Trạng thái', 'Ngày lập'],
  historyHeads: ['Thời gian', 'Trạng thái', 'Người thực hiện', 'Ghi chú'],
} as const
