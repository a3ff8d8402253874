import { Switch } from '@mantine/core'
import '../../mantine-form.css'
import { traces } from '@trace/domain'
import type { Entry } from '../../screens/entry.ts'

/** Whether the public sees a trace. It asks before it switches, and switches only when the server has said yes. */
export function ActivationSwitch({ trace, mayMove, flip }: { trace: Entry; mayMove: boolean; flip(): void }) {
  const { is_active, status } = trace
  const { label } = traces.fields.is_active
  return <Switch aria-label={label} checked={is_active === true} disabled={!mayMove || status === 'recalled'} onChange={flip} />
}
