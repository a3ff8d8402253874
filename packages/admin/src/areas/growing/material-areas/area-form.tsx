import type { materialAreas } from '@trace/domain'
import { BoundaryInput } from '../../../resource/fields/boundary/boundary-input.tsx'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import type { OwnInputs } from '../../../resource/form/form.tsx'
import { AcreageCheck } from './acreage-check.tsx'

const inputs: OwnInputs<typeof materialAreas> = {
  boundary: (props, values, put) => (
    <BoundaryInput
      {...props}
      values={values}
      beneath={(boundary) => (
        <AcreageCheck boundary={boundary} acreage={values.acreage} take={(hectares) => put('acreage', hectares)} />
      )}
    />
  ),
}

export const AreaForm = ({ resource }: { resource: typeof materialAreas }) => (
  <FormScreen resource={resource} inputs={inputs} />
)
