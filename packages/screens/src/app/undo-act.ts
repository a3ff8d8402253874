import type { Resource } from '@trace/define/resource.ts'
import { whileLoading } from '../ui/loading.tsx'
import { api } from './api.ts'
import { showAnswer } from './show-answer.ts'

/** The version of the row that a call has answered; 0, which no row has, where it answers none. */
export const versionOf = (data: unknown): number =>
  (data as { entry?: { version?: number } } | null)?.entry?.version ?? 0

/** Takes back a toggle or an approval: the server gives every value back, while the row is as the act left it. */
export async function undoAct(
  resource: Pick<Resource, 'name'>,
  id: number,
  version: number,
  reload: () => Promise<void>,
): Promise<void> {
  if (showAnswer(await whileLoading(api('POST', `/${resource.name}/${id}/undo`, { version })))) await reload()
}
