import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import type { Fields } from '@trace/define/field.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import type { FormFields, FormValues } from '@trace/screens/resource/form/form-state.ts'

const APP = 'app'

/** Form of a notification. The price field is shown only for market news; a price of another type is left unchanged. */
export function NotificationForm() {
  return (
    <FormScreen
      resource={notifications}
      shape={withoutApp}
      inputs={{ price: (props, { type }) => (type === 'market' ? <FieldInput {...props} /> : null) }}
    />
  )
}

/** There is no mobile app yet: its channel is offered only where it is already selected. */
function withoutApp(fields: FormFields<typeof notifications>, { channel }: FormValues<typeof notifications>): Fields {
  const { channel: field } = fields
  if (!field || (Array.isArray(channel) && channel.includes(APP))) return fields
  const { [APP]: _, ...choices } = field.choices ?? {}
  return { ...fields, channel: { ...field, choices } }
}
