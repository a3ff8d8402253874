import { password, text } from '@trace/define/kinds/index.ts'

/** Form for exporting or erasing a person's data. */
export const personalDataForm = {
  reason: text('Lý do', { required: true, min: 5, max: 500, help: 'Ví dụ: theo đơn yêu cầu số mấy, ngày nào' }),
  current_password: password('Mật khẩu của bạn', { required: true }),
}

/** Like `personalDataForm`, for a visitor who sent a message and has no row. */
export const visitorDataForm = {
  contact: text('Email hoặc số điện thoại của người gửi', { required: true, min: 6, max: 120 }),
  ...personalDataForm,
}

/** Tells which data is kept after a person is erased, and why. */
export const KEPT_OF_PERSONS =
  'Giữ lại theo pháp luật về truy xuất nguồn gốc và an toàn thông tin, không còn tên người: mã, cơ sở, bản ghi sản xuất, nhật ký ai đã làm gì và khi nào.'
