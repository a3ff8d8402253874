import { traces } from '@trace/domain'
import { SwitchButton } from '../../../resource/fields/toggle-switch.tsx'
import type { ListedTrace } from './trace.ts'

/** Whether the public sees a trace. It asks before it switches, and switches only when the server has said yes. */
export const ActivationSwitch = ({
  trace: { is_active, status },
  mayMove,
  flip,
}: {
  trace: ListedTrace
  mayMove: boolean
  flip(): void
}) => (
  <SwitchButton
    label={traces.fields.is_active.label}
    on={is_active}
    disabled={!mayMove || status === 'recalled'}
    flip={flip}
  />
)
