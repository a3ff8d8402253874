import { vi } from '../../ui/vi.ts'
import type { LazyPart } from '../../ui/lazy-part.tsx'
import type { FilterProps } from './field-view.ts'
import { FilterPill } from './filter-pill.tsx'
import type { RangeFormProps } from './range-form.tsx'

interface Props extends FilterProps {
  /** Converts the value in the address to the displayed text. */
  show(value: string): string
  /** The two inputs of the range, loaded when the filter opens. */
  Form: LazyPart<RangeFormProps>
}

/** Filter by a minimum, a maximum, or both. */
export function RangeFilter({ field, name, search, apply, show, Form }: Props) {
  const known = { from: search.get(`${name}_from`) ?? '', to: search.get(`${name}_to`) ?? '' }
  const [from, to] = [show(known.from), show(known.to)]
  const set =
    from && to
      ? `${from} – ${to}`
      : from
        ? `${vi.from.toLowerCase()} ${from}`
        : to
          ? `${vi.to.toLowerCase()} ${to}`
          : ''
  const put = (values: { from: string; to: string }) =>
    apply({ [`${name}_from`]: values.from, [`${name}_to`]: values.to })

  return (
    <FilterPill label={field.label} set={set} clear={() => put({ from: '', to: '' })} before={Form.preload}>
      {(close) => (
        <Form
          field={field}
          known={known}
          put={(values) => {
            put(values)
            close()
          }}
        />
      )}
    </FilterPill>
  )
}
