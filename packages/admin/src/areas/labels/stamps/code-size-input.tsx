import { codeSize, codeSizes } from '@trace/domain/areas/labels/codes/code-size.ts'
import type { CodeSize } from '@trace/domain/areas/labels/codes/code-size.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useInputProps } from '@trace/screens/resource/fields/input-props.ts'
import { Select } from '@trace/screens/resource/fields/select/select.ts'
import { sampleOf } from './label-sample.ts'
import type { LabelOrigin } from './label-sample.ts'
import { printOf } from './stamp-print.ts'
import type { StampValues } from './stamp.ts'
import { WithOrigin } from './with-origin.tsx'
import { words } from './words.ts'

type Props = InputProps & { values: StampValues }

/** Chooses how large the code is, in millimetres, among the sizes that the printer can print and scanners can read. */
export const CodeSizeInput = (props: Props) => (
  <WithOrigin values={props.values} draw={(origin) => <Sizes {...props} origin={origin} />} />
)

function Sizes({ values, origin, ...props }: Props & { origin: LabelOrigin }) {
  const { qrText } = sampleOf(values, origin)
  const { dpi, size } = printOf(values)
  const own = codeSize(qrText, dpi, size)
  const readable = codeSizes(qrText, dpi)
  const sizes = size > 0 && !readable.some((one) => one.size === size) ? [own, ...readable] : readable
  const field = { ...props.field, label: words.codeWidth, help: words.codeRoom(inMillimetres(own.room)) }

  return (
    <Select
      {...useInputProps({ ...props, field })}
      data={sizes.toSorted((one, other) => one.size - other.size).map(optionOf)}
      value={String(size)}
      onChange={(chosen) => props.change(Number(chosen))}
      allowDeselect={false}
      checkIconPosition="right"
    />
  )
}

const optionOf = ({ size, side, module }: CodeSize) => ({
  value: String(size),
  label: words.codeSize(inMillimetres(side), formatNumber(module, 2), size),
})

const inMillimetres = (length: number) => formatNumber(length, 1)
