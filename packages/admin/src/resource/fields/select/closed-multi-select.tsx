import { Pill, PillsInput } from '@mantine/core'
import type { MultiSelectProps } from '@mantine/core'
import '../../../app/mantine-pills.css'
import { asClosed, frameOf, optionLabel, sectionsOf } from './closed-box.tsx'
import type { ClosedProps } from './closed-until-used.tsx'
import styles from './closed-multi-select.module.css'

/** A select of several values whose list was never asked for: each value is a pill that can be taken away. */
export function ClosedMultiSelect({ told, box, typed, onType, events }: ClosedProps<MultiSelectProps>) {
  const { data, value = [], searchable, placeholder, onChange } = told
  const { id, 'aria-required': required, ...frame } = frameOf(told)
  const sections = sectionsOf(told, value.length > 0, () => onChange?.([]))
  return (
    <PillsInput {...frame} {...events} {...sections} id={id} pointer={!searchable}>
      <Pill.Group className={styles['pills']} data-clearable={sections.__clearable || undefined}>
        {value.map((one) => (
          <Pill key={one} withRemoveButton onRemove={() => onChange?.(value.filter((other) => other !== one))}>
            {optionLabel(data, one)}
          </Pill>
        ))}
        <PillsInput.Field
          {...asClosed}
          ref={box}
          id={id}
          aria-required={required}
          placeholder={placeholder}
          type={searchable || placeholder ? 'visible' : 'hidden'}
          value={typed ?? ''}
          onChange={(event) => onType(event.currentTarget.value)}
          readOnly={!searchable}
          pointer={!searchable}
        />
      </Pill.Group>
    </PillsInput>
  )
}
