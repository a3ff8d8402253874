import type { Entry, Named } from '@trace/define/entry.ts'
import { reference } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { api } from '../../app/api.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { askForm } from '../form/ask-form.tsx'
import { nameOf } from '../form/entry.ts'
import { words } from '../form/words.ts'
import { findNear } from '../use-near.ts'

/** Asks which existing row a proposal duplicates, with the row of the most similar name preselected, and merges it. */
export async function askMerge(resource: Resource, entry: Entry, onDone: () => void): Promise<void> {
  const [nearest] = await whileLoading(findNear(resource, nameOf(resource, entry), true))
  await askMergeInto(resource, entry, nearest, onDone)
}

/** Asks which existing row a proposal duplicates, with `known` preselected if given, and merges it. */
export function askMergeInto(resource: Resource, entry: Entry, known: Named | undefined, onDone: () => void) {
  const name = nameOf(resource, entry)
  const begun: Readonly<Record<string, unknown>> = known ? { same_as_id: known.id, same_as: known } : {}
  return askForm({
    title: words.sameAsTitle(name),
    submit: words.merge,
    danger: true,
    fields: {
      same_as_id: reference(resource.label, resource.name, {
        required: true,
        only: { approval_status: 'approved', ...('is_active' in resource.fields && { is_active: true }) },
      }),
    },
    entry: begun,
    send: (body) => api('PUT', `/${resource.name}/${entry.id}/merge`, body),
    onDone,
    children: () => <p className="soft">{words.mergeHint(name)}</p>,
  })
}
