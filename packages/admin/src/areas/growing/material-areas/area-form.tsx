import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { BoundaryInput } from '@trace/screens/resource/fields/boundary/boundary-input.tsx'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import type { FormData } from '@trace/screens/resource/form/form-screen.tsx'
import { useLoaderData } from 'react-router'
import { lazyPart } from '@trace/screens/ui/lazy-part.tsx'
import type { AcreageCheckProps } from './acreage-check.tsx'
import { SplitPlots } from './split-plots.tsx'
import type { OwnInputs } from '@trace/screens/resource/form/form.tsx'

/** The acreage check is loaded once there is a boundary. */
const AcreageCheck = lazyPart<AcreageCheckProps>(
  'acreage-check',
  async () => (await import('./acreage-check.tsx')).AcreageCheck,
  () => null,
)

const inputsFor = (isNew: boolean): OwnInputs<typeof materialAreas> => ({
  boundary: (props, values, put) => (
    <BoundaryInput
      {...props}
      values={values}
      split={isNew ? (chosen, done) => <SplitPlots values={values} chosen={chosen} done={done} put={put} /> : undefined}
      beneath={(boundary) =>
        boundary && (
          <AcreageCheck boundary={boundary} acreage={values.acreage} take={(hectares) => put('acreage', hectares)} />
        )
      }
    />
  ),
})

const inputs = { new: inputsFor(true), known: inputsFor(false) }

export function AreaForm({ resource }: { resource: typeof materialAreas }) {
  const { entry } = useLoaderData<FormData>()
  return <FormScreen resource={resource} inputs={entry ? inputs.known : inputs.new} />
}
