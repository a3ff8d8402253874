import { sampleOf } from './label-sample.ts'
import { SheetPreview } from './sheet-preview.tsx'
import type { StampValues } from './stamp.ts'
import { WithOrigin } from './with-origin.tsx'

interface Props {
  values: StampValues
  change?(name: string, value: unknown): void
}

/** Preview with the data of the chosen trace. */
export const StampPreview = (props: Props) => (
  <WithOrigin
    values={props.values}
    draw={(origin) => <SheetPreview {...props} sample={sampleOf(props.values, origin)} />}
  />
)
