import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { call } from '../../../app/call.ts'
import { openOverlay } from '../../../app/overlay.ts'
import { confirm } from '../../../ui/dialogs.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { vi } from '../../../ui/vi.ts'
import { nameOf } from '../../form/entry.ts'

/** Shows the rows that use a row; if there are none, asks whether to delete it. */
export async function confirmDelete(resource: Resource, entry: Entry): Promise<boolean> {
  const name = nameOf(resource, entry)
  const answer = await whileLoading(call('GET /api/admin/:list/:id/uses', { list: resource.name, id: entry.id }))
  const uses = answer.ok ? answer.data.entries : []
  if (uses.length === 0) return confirm({ title: vi.delete, message: vi.askDelete(name), danger: true })
  await openOverlay('uses', async () => {
    const { UsesDialog } = await import('./uses-dialog.tsx')
    return (close) => <UsesDialog name={name} uses={uses} close={close} />
  })
  return false
}
