import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { labelFacts } from '@trace/domain/areas/labels/printing/label-facts.ts'
import type { LabelFact } from '@trace/domain/areas/labels/printing/label-facts.ts'
import type { StampPrint } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { loadOnDemand } from '@trace/screens/app/overlay.ts'
import type { LabelSample } from './label-sample.ts'
import styles from './sheet-preview.module.css'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

const named = Object.entries(labelFacts) as [LabelFact, (typeof labelFacts)[LabelFact]][]

interface Props {
  print: StampPrint
  values: StampValues
  facts: LabelSample['facts']
  change(name: string, value: unknown): void
}

/** Facts that a label can show, as buttons: a click adds the fact as a line of text. */
export function FactChips({ print, values, facts, change }: Props) {
  const isFull = print.stamp_attributes.length >= (stamps.fields.stamp_attributes.max ?? Infinity)

  const add = async (fact: LabelFact) => {
    const loaded = await loadOnDemand('add-fact', () => import('./add-fact.ts'))
    for (const [name, value] of Object.entries(loaded?.addFact(print, values, fact, facts) ?? {})) change(name, value)
  }

  return (
    <div role="group" aria-label={words.addFact} className={styles['facts']}>
      <span className="soft">{words.addFact}</span>
      {named.map(([fact, { name, about }]) => (
        <Button
          key={fact}
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          title={about}
          disabled={fact === 'product' ? print.print_product_name : isFull}
          onClick={() => void add(fact)}
        >
          {name}
        </Button>
      ))}
      {isFull && <span className="soft">{words.linesFull}</span>}
    </div>
  )
}
