import { processes } from '@trace/domain'
import { FormScreen } from '../../screens/form-screen.tsx'
import { StagesInput } from './stages-input.tsx'

export function ProcessForm() {
  return <FormScreen resource={processes} inputs={{ process_stages: (props, { sector_kind }) => <StagesInput {...props} sector={sector_kind} /> }} />
}
