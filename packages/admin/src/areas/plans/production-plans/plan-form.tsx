import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { useLoaderData } from 'react-router'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { ItemsInput } from '@trace/screens/resource/fields/items/items-input.tsx'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import type { FormData } from '@trace/screens/resource/form/form-screen.tsx'
import { draftPlans } from './draft-plans.ts'
import { SharesInput } from './shares-input.tsx'

/** Form of a plan: its products, each with the quantities assigned to workers. */
export function PlanForm() {
  const { entry } = useLoaderData<FormData<typeof productionPlans>>()
  const isDraft = entry === null || entry.status === 'draft'

  return (
    <FormScreen
      resource={isDraft ? draftPlans : productionPlans}
      inputs={{ products: (props) => <ItemsInput {...props} Inner={PlanInput} /> }}
    />
  )
}

const PlanInput = (props: InputProps) =>
  props.field.kind === 'rows' ? <SharesInput {...props} /> : <FieldInput {...props} />
