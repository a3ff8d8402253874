import { information, portalEditorFields } from '@trace/domain/areas/portal/singles.ts'
import type { Field } from '@trace/define/field.ts'
import { password } from '@trace/define/kinds/index.ts'
import { Suspense } from 'react'
import { SingleScreen } from '@trace/screens/resource/form/single-screen.tsx'
import type { Values } from '@trace/screens/resource/form/form-state.ts'
import { useMayDrawMap } from '@trace/screens/app/map/may-draw-map.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { BoundariesCard } from './boundaries-card.tsx'
import { words } from './words.ts'

const { fields } = information
const names = Object.keys(fields) as (keyof typeof fields)[]
const light: readonly string[] = portalEditorFields
const weighty = names.filter((name) => !light.includes(name))
const lightFields = Object.fromEntries(names.filter((name) => light.includes(name)).map((name) => [name, fields[name]]))
const current_password = password(vi.currentPassword, { required: true, help: words.askPassword })

/** A value as it is sent: a blank one is its default. */
const said = (values: Values, name: keyof typeof fields): string => {
  const { kind, default: usual } = fields[name] as Field
  return JSON.stringify(values[name] ?? usual ?? (kind === 'flag' ? false : null)).replaceAll('"', '')
}

/**
 * System information, and the administrative boundaries used by the maps. Hosts, thresholds, days and maintenance
 * can be set only by users who may change permissions, with their password again.
 */
export function InformationPage() {
  const decides = useCan()([{ action: 'update', subject: 'permissions' }])
  const asks = (values: Values, entry: Values) =>
    weighty.some((name) => said(values, name) !== said(entry, name)) ? { current_password } : {}
  return (
    <SingleScreen
      single={decides ? information : { ...information, fields: lightFields }}
      asks={asks}
      below={
        useMayDrawMap() && (
          <Suspense>
            <BoundariesCard />
          </Suspense>
        )
      }
    />
  )
}
