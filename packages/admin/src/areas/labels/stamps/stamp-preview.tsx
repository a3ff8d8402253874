import { Suspense, use } from 'react'
import { noOrigin, originOf, sampleOf } from './label-sample.ts'
import type { LabelOrigin } from './label-sample.ts'
import { SheetPreview } from './sheet-preview.tsx'
import type { StampValues } from './stamp.ts'

interface Props {
  values: StampValues
  change?(name: string, value: unknown): void
}

/** Preview with the data of the chosen trace; with placeholder texts until it is loaded or if none is chosen. */
export function StampPreview(props: Props) {
  const id = Number(props.values.trace_id) || 0
  const without = <Drawn {...props} origin={noOrigin} />
  return id ? (
    <Suspense fallback={without}>
      <ForTrace {...props} origin={originOf(id)} />
    </Suspense>
  ) : (
    without
  )
}

const ForTrace = ({ origin, ...props }: Props & { origin: Promise<LabelOrigin> }) => (
  <Drawn {...props} origin={use(origin)} />
)

const Drawn = ({ origin, ...props }: Props & { origin: LabelOrigin }) => (
  <SheetPreview {...props} sample={sampleOf(props.values, origin)} />
)
