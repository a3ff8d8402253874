import type { Kind } from '@trace/define/field.ts'
import { memo } from 'react'
import type { ComponentType } from 'react'
import { ChoiceInput } from './choice/choice-input.tsx'
import { NoInput } from './field-view.ts'
import type { InputProps } from './field-view.ts'
import { NumberInput } from './number/number-input.tsx'
import { rareInputs, SuccessorInput } from './rare-inputs.tsx'
import { ReferenceInput } from './reference/reference-input.tsx'
import { RichTextInput } from './rich-text/rich-text-loader.tsx'
import { EmailInput, LongTextInput, PhoneInput, TextInput, UrlInput } from './text/text-inputs.tsx'

type Input = ComponentType<InputProps>

/** Inputs by kind of field. Kinds that no form contains render nothing. */
export const inputs: Record<Kind, Input> = {
  ...rareInputs,
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  email: EmailInput,
  phone: PhoneInput,
  url: UrlInput,
  code: TextInput,
  slug: TextInput,
  gs1: TextInput,
  identity: TextInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  choice: ChoiceInput,
  status: NoInput,
  reference: (props) => (props.field.leads ? <SuccessorInput {...props} /> : <ReferenceInput {...props} />),
  count: NoInput,
}

/** One form field. Memoised: it renders again only if its own props change, however long the form is. */
export const FieldInput = memo(function FieldInput(props: InputProps) {
  const Input = inputs[props.field.kind]
  return <Input Inner={FieldInput} {...props} />
})
