import { ComboboxChevron, Input } from '@mantine/core'
import type { ComboboxData, MultiSelectProps, SelectProps } from '@mantine/core'
import styles from './closed-box.module.css'

/** Props of either select; a closed one draws a part of them. */
type AnySelectProps = SelectProps | MultiSelectProps

const ofFrame = [
  'id',
  'label',
  'labelProps',
  'description',
  'error',
  'inputWrapperOrder',
  'placeholder',
  'disabled',
  'size',
  'w',
  'leftSection',
  'aria-label',
  'aria-required',
] as const

/** Props of the input around a box, without those of its list. */
export const frameOf = (told: AnySelectProps): Pick<SelectProps, (typeof ofFrame)[number]> =>
  Object.fromEntries(ofFrame.filter((name) => name in told).map((name) => [name, told[name]]))

/** ARIA role and state of a box whose list is closed. */
export const asClosed = {
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
  autoComplete: 'off',
} as const

/** Chevron, and a clear button where there is a value that may be cleared. */
export const sectionsOf = (told: AnySelectProps, isFilled: boolean, clear: () => void) => ({
  __defaultRightSection: <ComboboxChevron error={told.error} className={styles['chevron']} data-size={told.size} />,
  __clearable: told.clearable === true && isFilled && !told.disabled,
  __clearSection: (
    <Input.ClearButton
      tabIndex={-1}
      aria-hidden
      {...told.clearButtonProps}
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    />
  ),
})

export function optionLabel(data: ComboboxData = [], value: unknown): string {
  for (const option of data) {
    if (typeof option === 'object' && 'value' in option && option.value === value) return option.label
    if (option === value) return String(value)
  }
  return ''
}
