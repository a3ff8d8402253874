import { Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { vi } from '../../ui/vi.ts'
import type { Waiting } from './inbox-row.ts'
import styles from './inbox.module.css'
import { words } from './words.ts'

type Handler = Data<'GET /api/admin/:list/:id/handlers'>['entries'][number]

const TYPING_PAUSE = 200

/** Dialog that asks to whom a row is handed, with a search by name. */
export function GiveDialog({ row, close }: { row: Waiting; close(to: number | null): void }) {
  const [said, setSaid] = useState('')
  const [people, setPeople] = useState<readonly Handler[] | null>(null)
  const { resource: list, id } = row
  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const answer = await call('GET /api/admin/:list/:id/handlers', { list, id, q: said })
      if (!isLeft) setPeople(answer.ok ? answer.data.entries : [])
    }
    const timer = setTimeout(() => void ask(), said ? TYPING_PAUSE : 0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [list, id, said])

  return (
    <ModalDialog label={words.giveTitle(row.name)} className={styles['refuse']} onClose={() => close(null)}>
      <h2>{words.giveTitle(row.name)}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (people?.[0]) close(people[0].id)
        }}
      >
        <TextInput
          label={words.giveTo}
          data-autofocus
          autoComplete="off"
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
        />
        <fieldset aria-live="polite">
          <legend className="visually-hidden">{words.giveTo}</legend>
          {people?.length === 0 && <p className="soft">{words.nobodyFound}</p>}
          {people?.map(({ id: user, name, place }) => (
            <button key={user} type="button" onClick={() => close(user)}>
              {name} <span className="soft">{place}</span>
            </button>
          ))}
        </fieldset>
        <div className={styles['buttons']}>
          <Button variant="default" onClick={() => close(null)}>
            {vi.back}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}
