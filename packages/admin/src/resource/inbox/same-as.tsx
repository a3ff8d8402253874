import { Button } from '@mantine/core'
import { reference } from '@trace/domain'
import type { Entry, Named, Resource } from '@trace/domain'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { confirm } from '../../ui/dialogs.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { askForm } from '../form/ask-form.tsx'
import { nameOf } from '../form/entry.ts'
import styles from '../form/near-name.module.css'
import { useNear } from '../use-near.ts'
import { words } from '../form/near-words.ts'

/** What stands in the list already under nearly the same name as a proposal: officers merge the proposal into it. */
export function SameAs({ resource, entry }: { resource: Resource; entry: Entry }) {
  const { revalidate } = useRevalidator()
  const name = nameOf(resource, entry)
  const near = useNear(resource, name).filter(({ id }) => id !== entry.id)
  const send = (same_as_id: number) => api('PUT', `/${resource.name}/${entry.id}/merge`, { same_as_id })

  const merge = async (known: Named) => {
    const question = { title: words.sameAs(known.name), message: words.askSameAs(name, known.name), verb: words.merge }
    if (!(await confirm(question))) return
    if (showAnswer(await whileLoading(send(known.id)), { did: words.merged(name, known.name) })) await revalidate()
  }
  const mergeOther = () =>
    askForm({
      title: words.sameAsTitle(name),
      submit: words.merge,
      fields: {
        same_as_id: reference(resource.label, resource.name, { required: true, only: { approval_status: 'approved' } }),
      },
      send: ({ same_as_id }) => send(same_as_id),
      onDone: () => void revalidate(),
    })

  return (
    <div role="group" aria-label={words.nearNames} className={`card ${styles['near']}`}>
      {near.length > 0 && <span className="soft">{words.nearNames}:</span>}
      {near.map((row) => (
        <Button key={row.id} size="compact-sm" variant="light" onClick={() => void merge(row)}>
          {words.sameAs(row.name)}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => void mergeOther()}>
        {words.sameAsOther}
      </Button>
    </div>
  )
}
