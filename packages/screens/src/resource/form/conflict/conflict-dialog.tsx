import type { Entry } from '@trace/define/entry.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { cells } from '../../fields/cells.tsx'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { vi } from '../../../ui/vi.ts'
import type { Conflict } from './conflict.ts'
import { differences, merge } from './conflict-values.ts'
import { fieldOf, isEmpty } from '../entry.ts'
import styles from './conflict-dialog.module.css'

const words = {
  conflict: 'Chọn giá trị muốn giữ cho từng mục, rồi lưu lại.',
  conflictNone: 'Các mục bạn đang sửa không khác bản mới nhất. Lưu lại để hoàn tất.',
  yours: 'Bản của bạn',
  theirs: 'Bản mới nhất',
  allYours: 'Giữ tất cả của tôi',
  allTheirs: 'Lấy tất cả bản mới nhất',
  emptyValue: '(để trống)',
  keepChosen: 'Lưu lựa chọn',
} as const

/** Optimistic locking: dialog for a form whose row somebody else has saved meanwhile. */
export function ConflictDialog({ conflict: open }: { conflict: Conflict }) {
  const { fields, named, theirs, close } = open
  const [{ names, touched }] = useState(() => differences(open))
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(touched))
  const choose = (name: string, own: boolean) => {
    const next = new Set(mine)
    if (own) next.add(name)
    else next.delete(name)
    setMine(next)
  }
  const own: Entry = { ...theirs, ...named }

  return (
    <ModalDialog label={vi.conflictTitle} className={styles['dialog']} onClose={() => close(null)}>
      <h2>{vi.conflictTitle}</h2>
      <p className="soft">{names.length > 0 ? words.conflict : words.conflictNone}</p>
      {names.length > 1 && (
        <div className={styles['all']}>
          <Button size="xs" variant="default" onClick={() => setMine(new Set(names))}>
            {words.allYours}
          </Button>
          <Button size="xs" variant="default" onClick={() => setMine(new Set())}>
            {words.allTheirs}
          </Button>
        </div>
      )}
      {names.length > 0 && (
        <table className={`head-heard ${styles['table']}`}>
          <thead>
            <tr>
              <th>{vi.field}</th>
              <th>{words.yours}</th>
              <th>{words.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => {
              const field = fieldOf({ fields }, name)
              return (
                <tr key={name}>
                  <th scope="row">{field.label}</th>
                  {[
                    { entry: own, isMine: true },
                    { entry: theirs, isMine: false },
                  ].map(({ entry, isMine }) => (
                    <td
                      key={String(isMine)}
                      data-label={isMine ? words.yours : words.theirs}
                      data-chosen={mine.has(name) === isMine || undefined}
                    >
                      <label>
                        <input
                          type="radio"
                          name={name}
                          checked={mine.has(name) === isMine}
                          onChange={() => choose(name, isMine)}
                          aria-label={`${field.label}: ${isMine ? words.yours : words.theirs}`}
                        />
                        <Value name={name} entry={entry} fields={fields} />
                      </label>
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => close(null)}>
          {vi.cancel}
        </Button>
        <Button data-autofocus onClick={() => close(merge(open, mine))}>
          {words.keepChosen}
        </Button>
      </div>
    </ModalDialog>
  )
}

function Value({ name, entry, fields }: { name: string; entry: Entry; fields: Conflict['fields'] }) {
  const field = fieldOf({ fields }, name)
  const Cell = cells[field.kind]
  if (isEmpty(entry[name])) return <span className="soft">{words.emptyValue}</span>
  return (
    <span className={styles['value']}>
      <Cell field={field} name={name} value={entry[name]} entry={entry} resource="" />
    </span>
  )
}
