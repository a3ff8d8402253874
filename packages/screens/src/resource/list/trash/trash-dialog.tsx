import { Button, TextInput } from '@mantine/core'
import { IconRestore, IconSearch } from '@tabler/icons-react'
import type { Resource } from '@trace/define/resource.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { flushSync } from 'react-dom'
import { LoadingHere } from '../../../ui/loading.tsx'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { vi } from '../../../ui/vi.ts'
import { words } from '../words.ts'
import styles from './trash-dialog.module.css'
import { TrashPreview } from './trash-preview.tsx'
import type { Trashed } from './trash-preview.tsx'
import { useTrash } from './use-trash.ts'

type Trash = ReturnType<typeof useTrash>

interface Props {
  resource: Resource
  close(): void
}

/** Deleted rows of a list, latest first, each with a restore button; an opened one is shown in full beside them. */
export function TrashDialog({ resource, close }: Props) {
  const trash = useTrash(resource)
  const { looked, setLooked, recover } = trash
  /** Closes the opened row and focuses it in the list. */
  const leave = () => {
    const { id } = looked!
    flushSync(() => setLooked(null))
    document.getElementById(`trashed-${id}`)?.focus()
  }

  return (
    <ModalDialog
      label={words.trashOf(resource.plural)}
      className={`${styles['dialog']} ${looked ? styles['wide'] : ''}`}
      onClose={() => (looked ? leave() : close())}
    >
      <div className={styles['panes']}>
        <div className={styles['list']}>
          <h2>{words.trashOf(resource.plural)}</h2>
          <TextInput
            type="search"
            data-autofocus
            aria-label={vi.searchIn(resource.label)}
            placeholder={vi.search}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={trash.said}
            onChange={(event) => trash.search(event.currentTarget.value)}
          />
          {trash.shown.length > 0 && <Choice trash={trash} />}
          <Rows resource={resource} trash={trash} />
          <div className={styles['buttons']}>
            {trash.pages > 1 && <Pages trash={trash} />}
            <Button variant="default" onClick={close}>
              {vi.close}
            </Button>
          </div>
        </div>
        {looked && (
          <TrashPreview
            key={looked.id}
            resource={resource}
            row={looked}
            back={leave}
            recover={() => void recover(looked.id)}
          />
        )}
      </div>
    </ModalDialog>
  )
}

/** Selects all rows of the page, and restores the selected ones. */
function Choice({ trash: { shown, chosen, choose, recoverChosen } }: { trash: Trash }) {
  return (
    <div className={styles['choice']}>
      <label>
        <input
          type="checkbox"
          checked={shown.every((id) => chosen.has(id))}
          onChange={(event) => choose(shown, event.currentTarget.checked)}
        />
        {vi.selectAll}
      </label>
      {chosen.size > 0 && (
        <Button size="xs" leftSection={<IconRestore size={16} />} onClick={() => void recoverChosen()}>
          {words.recoverMany(chosen.size)}
        </Button>
      )}
    </div>
  )
}

function Rows({ resource, trash }: { resource: Resource; trash: Trash }) {
  const { found, said } = trash
  return (
    <div className={styles['rows']} aria-busy={!found}>
      {!found && <LoadingHere />}
      {found?.entries.length === 0 && <p className="soft">{said ? vi.nothingFound : words.trashEmpty}</p>}
      <ul>
        {found?.entries.map((row) => (
          <Row key={row.id} resource={resource} row={row} trash={trash} />
        ))}
      </ul>
    </div>
  )
}

function Row({ resource, row, trash }: { resource: Resource; row: Trashed; trash: Trash }) {
  const { looked, chosen, choose, setLooked, recover } = trash
  const name = row.name || String(row.id)
  return (
    <li aria-current={looked?.id === row.id || undefined}>
      <input
        type="checkbox"
        aria-label={vi.selectOne(name)}
        checked={chosen.has(row.id)}
        onChange={(event) => choose([row.id], event.currentTarget.checked)}
      />
      <div>
        <button
          type="button"
          id={`trashed-${row.id}`}
          className={styles['name']}
          aria-label={words.lookAt(name)}
          onClick={() => setLooked(row)}
        >
          {row.name || `${resource.label} ${row.id}`}
        </button>
        <span className="soft">{[formatMoment(row.deleted_at), row.deleted_by].filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRestore size={16} />}
        aria-label={words.recoverOne(name)}
        onClick={() => void recover(row.id)}
      >
        {words.recover}
      </Button>
    </li>
  )
}

function Pages({ trash: { page, pages, setPage } }: { trash: Trash }) {
  return (
    <>
      <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {vi.previousPage}
      </Button>
      <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
        {vi.nextPage}
      </Button>
    </>
  )
}
