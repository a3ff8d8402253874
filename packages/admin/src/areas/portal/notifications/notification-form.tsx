import { notifications } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { FieldInput } from '../../../resource/fields/inputs.tsx'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import type { FormFields, FormValues } from '../../../resource/form/form-state.ts'

const APP = 'app'

/** Writes a notification. A price is asked for with news of the market; one that was given otherwise stays. */
export function NotificationForm() {
  return (
    <FormScreen
      resource={notifications}
      shape={withoutApp}
      inputs={{ price: (props, { type }) => (type === 'market' ? <FieldInput {...props} /> : null) }}
    />
  )
}

/** There is no app to send to yet: its channel stays where it was chosen before, and is offered nowhere else. */
function withoutApp(fields: FormFields<typeof notifications>, { channel }: FormValues<typeof notifications>): Fields {
  const { channel: field } = fields
  if (!field || (Array.isArray(channel) && channel.includes(APP))) return fields
  const { [APP]: _, ...choices } = field.choices ?? {}
  return { ...fields, channel: { ...field, choices } }
}
