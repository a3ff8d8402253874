import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { ToggleSwitch } from '@trace/screens/resource/fields/flag/toggle-switch.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Fact, Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type { Manufacture } from './manufacture-data.ts'
import { isEmpty } from '@trace/screens/resource/form/entry.ts'
import { words } from './words.ts'

const { is_highlight } = manufactures.fields
type Name = keyof typeof manufactures.fields
/** Fields shown in the heading, the tabs or the summary above. */
const elsewhere: readonly Name[] = [
  'name',
  'logo',
  'certificates',
  'manufacturing_form_id',
  'manufacturing_sector_ids',
  'representative_name',
  'representative_title',
  'phone',
  'tax_code',
  'province_id',
  'ward_id',
  'address',
]

interface Section {
  heading: string
  names: readonly Name[]
}

/** All information that a producer entered, except what is shown elsewhere on the page; empty fields are left out. */
export function AboutTab({ manufacture }: { manufacture: Manufacture }) {
  const isShown = (name: Name) => !elsewhere.includes(name) && !isEmpty(manufacture[name])
  const sections = Object.entries(manufactures.sections)
    .map(([heading, names]) => ({ heading, names: names.filter(isShown) }))
    .filter(({ names }) => names.length > 0)

  return (
    <div className="balanced">
      {sections.map((section) => entered(section, manufacture))}
      <OnPlatform manufacture={manufacture} />
    </div>
  )
}

const entered = ({ heading, names }: Section, manufacture: Manufacture) => (
  <Card key={heading} heading={heading}>
    <Facts>
      <FieldFacts resource={manufactures} entry={manufacture} names={names} />
    </Facts>
  </Card>
)

function OnPlatform({ manufacture }: { manufacture: Manufacture }) {
  const maySwitch = useCan()(screenNeed(manufactures, 'update'))
  return (
    <Card heading={words.onPlatform}>
      <Facts>
        <FieldFacts resource={manufactures} entry={manufacture} names={['approved_by', 'approved_at']} />
        <Fact label={is_highlight.label}>
          {maySwitch ? <Highlight manufacture={manufacture} /> : manufacture.is_highlight ? vi.on : vi.off}
        </Fact>
      </Facts>
    </Card>
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
