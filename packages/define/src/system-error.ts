/** What people are told of an error that nobody foresaw: by the server, by the API document, and by screens. */
export const SYSTEM_ERROR = 'Lỗi hệ thống'
