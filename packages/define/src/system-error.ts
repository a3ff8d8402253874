/** Message for a defect, in answers of the server, in the API document and on screens. */
export const SYSTEM_ERROR = 'Lỗi hệ thống'
