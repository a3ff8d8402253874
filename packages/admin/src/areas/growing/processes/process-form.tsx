import { processes } from '@trace/domain/areas/growing/processes.ts'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import type { OwnInputs } from '@trace/screens/resource/form/form.tsx'
import { StagesInput } from './stages-input.tsx'

const inputs: OwnInputs<typeof processes> = {
  process_stages: (props, { sector_kind }) => <StagesInput {...props} sector={sector_kind} />,
}

export function ProcessForm() {
  return <FormScreen resource={processes} inputs={inputs} />
}
