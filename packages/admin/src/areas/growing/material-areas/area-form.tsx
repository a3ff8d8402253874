import type { materialAreas } from '@trace/domain'
import { BoundaryInput } from '../../../resource/fields/boundary/boundary-input.tsx'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { AcreageCheckProps } from './acreage-check.tsx'
import type { OwnInputs } from '../../../resource/form/form.tsx'

/** What measures land is fetched once there is a boundary. */
const AcreageCheck = lazyPart<AcreageCheckProps>(
  'acreage-check',
  async () => (await import('./acreage-check.tsx')).AcreageCheck,
  () => null,
)

const inputs: OwnInputs<typeof materialAreas> = {
  boundary: (props, values, put) => (
    <BoundaryInput
      {...props}
      values={values}
      beneath={(boundary) =>
        boundary && (
          <AcreageCheck boundary={boundary} acreage={values.acreage} take={(hectares) => put('acreage', hectares)} />
        )
      }
    />
  ),
}

export const AreaForm = ({ resource }: { resource: typeof materialAreas }) => (
  <FormScreen resource={resource} inputs={inputs} />
)
