import { Button } from '@mantine/core'
import type { Entry, Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useRevalidator } from 'react-router'
import { nameOf } from '../form/entry.ts'
import styles from '../form/near-name.module.css'
import { words } from '../form/words.ts'
import { askMergeInto } from '../list/ask-merge.tsx'
import { useMayMerge } from '../list/may-merge.ts'
import { useNear } from '../use-near.ts'

interface Props {
  resource: Resource
  entry: Entry
}

/** Shown beside a proposal for a shared list, to officers of the province: rows into which they may merge it. */
export const ProposalPart = (props: Props) => (useMayMerge(props.resource)(props.entry) ? <SameAs {...props} /> : null)

/** Rows of the shared list that have nearly the same name. */
function SameAs({ resource, entry }: Props) {
  const { revalidate } = useRevalidator()
  const near = useNear(resource, nameOf(resource, entry), true)
  const merge = (known?: Named) => void askMergeInto(resource, entry, known, () => void revalidate())

  return (
    <div role="group" aria-label={words.nearNames} className={`card ${styles['near']}`}>
      {near.length > 0 && <span className="soft">{words.nearNames}:</span>}
      {near.map((row) => (
        <Button key={row.id} size="compact-sm" variant="light" onClick={() => merge(row)}>
          {words.sameAs(row.name)}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => merge()}>
        {words.sameAsOther}
      </Button>
    </div>
  )
}
