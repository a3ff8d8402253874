import { resourceByName } from '@trace/define/catalogue.ts'
import { joinedName } from '@trace/define/entry.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { call } from '../../../app/call.ts'
import type { Data } from '../../../app/call.ts'
import type { InputProps } from '../field-view.ts'
import { ReferenceInput } from './reference-input.tsx'
import styles from './successor-input.module.css'

const words = {
  successors: 'Nay thuộc:',
  splitUp: 'Xã này đã được chia về nhiều nơi. Chọn nơi hiện nay:',
} as const

type Place = Data<'GET /api/admin/:list/:id/successors'>['entries'][number]

/** Old commune: fills the new address with its successor; if it was split, the user chooses one of its successors. */
export function SuccessorInput(props: InputProps) {
  const { field, change, around, put } = props
  const [places, setPlaces] = useState<readonly Place[]>([])

  const use = (place: Place) => {
    const { id, name, province_id, province } = place
    put?.({ province_id, [field.leads!]: id }, { province, [joinedName(field.leads!)]: { id, name } })
    setPlaces((shown) => (shown.length > 1 ? shown : []))
  }
  const asked = useRef<unknown>(null)
  const choose = async (id: unknown) => {
    asked.current = id
    change(id)
    setPlaces([])
    if (typeof id !== 'number' || !put) return
    const answer = await call('GET /api/admin/:list/:id/successors', { list: resourceByName(field.to!).name, id })
    if (asked.current !== id) return
    const found = answer.ok ? answer.data.entries : []
    const [only] = found
    if (found.length === 1 && only && !around()[field.leads!]) return use(only)
    setPlaces(found.filter((place) => found.length > 1 || place.id !== around()[field.leads!]))
  }

  return (
    <>
      <ReferenceInput {...props} change={(id) => void choose(id)} />
      {places.length > 0 && (
        <div role="group" aria-label={words.successors} className={styles['offer']}>
          <p>{places.length > 1 ? words.splitUp : words.successors}</p>
          {places.map((place) => (
            <Button key={place.id} size="compact-sm" variant="light" onClick={() => use(place)}>
              {place.name}, {place.province.name}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
