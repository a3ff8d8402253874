import type { Resource } from '@trace/define/resource.ts'
import { whileLoading } from '../ui/loading.tsx'
import { api } from './api.ts'
import { showAnswer } from './show-answer.ts'

/** The row version in the answer of a call; 0, which no row has, if the answer contains none. */
export const versionOf = (data: unknown): number =>
  (data as { entry?: { version?: number } } | null)?.entry?.version ?? 0

/** Undoes a toggle or an approval: the server restores every value, provided the row has not changed since. */
export async function undoChange(
  resource: Pick<Resource, 'name'>,
  id: number,
  version: number,
  reload: () => Promise<void>,
): Promise<void> {
  if (showAnswer(await whileLoading(api('POST', `/${resource.name}/${id}/undo`, { version })))) await reload()
}
