import { manufactures } from '@trace/domain'
import { ToggleSwitch } from '../../../resource/fields/flag/toggle-switch.tsx'
import { screenNeed } from '../../../app/guard.ts'
import { Card } from '../../../resource/detail/card.tsx'
import { Fact, Facts, FieldFacts, isEmpty } from '../../../resource/detail/facts.tsx'
import { useCan } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import type { Manufacture } from './manufacture-data.ts'
import styles from './manufacture-detail.module.css'
import { words } from './words.ts'

const { is_highlight } = manufactures.fields
type Name = keyof typeof manufactures.fields
const elsewhere: readonly Name[] = ['logo', 'certificates']

/** All information a producer entered; empty fields are left out. */
export function AboutTab({ manufacture }: { manufacture: Manufacture }) {
  const maySwitch = useCan()(screenNeed(manufactures, 'update'))
  const isShown = (name: Name) => !elsewhere.includes(name) && !isEmpty(manufacture[name])
  const sections = Object.entries(manufactures.sections)
    .map(([heading, names]) => ({ heading, names: names.filter(isShown) }))
    .filter(({ names }) => names.length > 0)

  return (
    <div className={styles['about']}>
      {sections.map(({ heading, names }) => (
        <Card key={heading} heading={heading}>
          <Facts>
            <FieldFacts resource={manufactures} entry={manufacture} names={names} />
          </Facts>
        </Card>
      ))}
      <Card heading={words.onPlatform}>
        <Facts>
          <FieldFacts resource={manufactures} entry={manufacture} names={['approved_by', 'approved_at']} />
          <Fact label={is_highlight.label}>
            {maySwitch ? <Highlight manufacture={manufacture} /> : manufacture.is_highlight ? vi.on : vi.off}
          </Fact>
        </Facts>
      </Card>
    </div>
  )
}

const Highlight = ({ manufacture }: { manufacture: Manufacture }) => (
  <ToggleSwitch
    field={is_highlight}
    name="is_highlight"
    value={manufacture.is_highlight}
    entry={manufacture}
    resource="manufactures"
  />
)
