import { processes } from '@trace/domain'
import { FormScreen } from '../../../screens/form-screen.tsx'
import type { OwnInputs } from '../../../screens/form.tsx'
import { StagesInput } from './stages-input.tsx'

const inputs: OwnInputs = {
  process_stages: (props, { sector_kind }) => <StagesInput {...props} sector={sector_kind} />,
}

export function ProcessForm() {
  return <FormScreen resource={processes} inputs={inputs} />
}
