import { ComboboxChevron, Input } from '@mantine/core'
import type { ComboboxData, MultiSelectProps, SelectProps } from '@mantine/core'
import styles from './closed-box.module.css'

/** What the selects here may be told: what a closed one does not show it must at least not lose. */
type Told = SelectProps | MultiSelectProps

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

/** What stands around a box, without what is told of its list. */
export const frameOf = (told: Told): Pick<SelectProps, (typeof ofFrame)[number]> =>
  Object.fromEntries(ofFrame.filter((name) => name in told).map((name) => [name, told[name]]))

/** How a box that has a list is told to those who do not see it. */
export const asClosed = {
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
  autoComplete: 'off',
} as const

/** The sign of a list, and what empties the box where it is filled and may be emptied. */
export const sectionsOf = (told: Told, isFilled: boolean, clear: () => void) => ({
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

export function labelOf(data: ComboboxData = [], value: unknown): string {
  for (const option of data) {
    if (typeof option === 'object' && 'value' in option && option.value === value) return option.label
    if (option === value) return String(value)
  }
  return ''
}
