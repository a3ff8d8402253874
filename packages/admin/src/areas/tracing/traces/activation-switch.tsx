import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { SwitchButton, ToggleBadge } from '@trace/screens/resource/fields/flag/toggle-switch.tsx'
import type { ListedTrace } from './trace.ts'

/** Switch for the publication of a trace. It asks for confirmation, and changes only after the server has accepted. */
export const ActivationSwitch = ({
  trace: { is_active, status },
  mayMove,
  flip,
}: {
  trace: ListedTrace
  mayMove: boolean
  flip(): void
}) =>
  mayMove && status !== 'recalled' ? (
    <SwitchButton label={traces.fields.is_active.label} on={is_active} flip={flip} />
  ) : (
    <ToggleBadge field={traces.fields.is_active} on={is_active} />
  )
