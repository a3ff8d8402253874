import { Switch } from '@mantine/core'
import '../../mantine-form.css'
import { traces } from '@trace/domain'
import type { Entry } from '../../screens/entry.ts'

/** Whether the public sees a trace. It asks before it switches, and switches only when the server has said yes. */
export function ActivationSwitch({ trace, disabled, flip }: { trace: Entry; disabled: boolean; flip(): void }) {
  return <Switch aria-label={traces.fields.is_active.label} checked={trace['is_active'] === true} disabled={disabled} onChange={flip} />
}
