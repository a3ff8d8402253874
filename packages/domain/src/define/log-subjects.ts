import { subjects } from './subjects.ts'

/** What log lines can be about, by the table or the name they carry. What is defined as a resource or a single puts itself here. */
export const logSubjects: Record<string, string> = { ...subjects, media: 'Tệp tải lên' }

/** Gives what is called so its label in the log, unless permissions call it something already. */
export function nameInLog(name: string, label: string): void {
  logSubjects[name] ??= label
}
