import { subjects } from './subjects.ts'

/** Labels of audit log subjects, by table or name. Each resource and single record adds itself. */
export const logSubjects: Record<string, string> = {
  ...subjects,
  media: 'Tệp tải lên',
  comments: 'Trao đổi',
  assignments: 'Nhận xử lý',
  favourites: 'Bản ghi đánh dấu sao',
}

/** Registers the label of a log subject, unless there is one for permissions already. */
export function nameInLog(name: string, label: string): void {
  logSubjects[name] ??= label
}
