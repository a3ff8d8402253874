/** Log subjects that are neither a resource nor a single record. */
const others = {
  media: 'Tệp tải lên',
  comments: 'Trao đổi',
  assignments: 'Nhận xử lý',
  favourites: 'Bản ghi đánh dấu sao',
}

/** Labels of what log lines are about, by table or name; there once a product is composed. */
export const logSubjects: Record<string, string> = {}

/** Names what a product has as its permissions name it, and the rest by its own label. */
export function nameInLog({ subjects, resources, singles }: Named): void {
  Object.assign(logSubjects, subjects, others)
  for (const { table, label } of resources) logSubjects[table] ??= label
  for (const { name, label } of singles) logSubjects[name] ??= label
}

interface Named {
  subjects: Readonly<Record<string, string>>
  resources: readonly { table: string; label: string }[]
  singles: readonly { name: string; label: string }[]
}
