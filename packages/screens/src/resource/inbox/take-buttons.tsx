import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { useUser } from '../../app/shell-data.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { useQuickKeys } from '../../ui/quick-keys.ts'
import { GiveDialog } from './give-dialog.tsx'
import type { Waiting } from './inbox-row.ts'
import styles from './inbox.module.css'
import { words } from './words.ts'

/** Buttons that take a waiting row, hand it to somebody else, or give it back. Key N takes it or gives it back. */
export function TakeButtons({ row }: { row: Waiting }) {
  const user = useUser()?.id
  const { revalidate } = useRevalidator()
  const [giving, setGiving] = useState(false)
  const isMine = row.taken_by_id === user
  const hasOther = !isMine && Boolean(row.taken_by_id)

  const give = async (to: number | null) => {
    const path = `/${row.resource}/${row.id}/change-taken`
    if (showAnswer(await whileLoading(api('PUT', path, { user_id: to })))) await revalidate()
  }
  const take = () => void give(isMine ? null : (user ?? null))
  useQuickKeys({ n: { decides: take } }, !giving)

  return (
    <span className={styles['taking']}>
      <Button variant="default" size="compact-sm" aria-keyshortcuts="N" onClick={take}>
        {isMine ? words.giveBack : hasOther ? words.takeOver : words.take} <kbd aria-hidden>N</kbd>
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => setGiving(true)}>
        {words.give}
      </Button>
      {giving && (
        <GiveDialog
          row={row}
          close={(to) => {
            setGiving(false)
            if (to !== null) void give(to)
          }}
        />
      )}
    </span>
  )
}
