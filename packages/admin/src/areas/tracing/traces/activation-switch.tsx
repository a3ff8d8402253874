import { traces } from '@trace/domain'
import type { Entry } from '@trace/domain'
import { SwitchButton } from '../../../resource/fields/toggle-switch.tsx'

/** Whether the public sees a trace. It asks before it switches, and switches only when the server has said yes. */
export const ActivationSwitch = ({
  trace: { is_active, status },
  mayMove,
  flip,
}: {
  trace: Entry
  mayMove: boolean
  flip(): void
}) => (
  <SwitchButton
    label={traces.fields.is_active.label}
    on={is_active === true}
    disabled={!mayMove || status === 'recalled'}
    flip={flip}
  />
)
