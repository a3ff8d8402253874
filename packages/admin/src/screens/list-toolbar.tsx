import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { IconColumns3, IconDots, IconDownload, IconSearch, IconX } from '@tabler/icons-react'
import type { Resource } from '@trace/domain'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../api.ts'
import { loadChunk } from '../chunk.ts'
import { filters } from '../fields/filters.tsx'
import { showAnswer } from '../shell/dialogs.ts'
import { vi } from '../vi.ts'
import type { ShownColumn } from './columns.ts'
import { fieldOf } from './entry.ts'
import { download } from './download.ts'
import { openJob } from './open-job.tsx'
import { useListAddress } from './list-address.ts'
import { listQuery } from './list-data.ts'
import type { Fixed, ListPage } from './list-data.ts'
import styles from './list-toolbar.module.css'

const TYPING_PAUSE = 300

interface Props {
  resource: Resource
  fixed: Fixed
  names: ListPage['names']
  columns: readonly ShownColumn[]
  hidden: ReadonlySet<string>
  hide(keys: ReadonlySet<string>): void
}

/** What a list is narrowed by, and what else can be done with all of it. */
export function ListToolbar({ resource, fixed, names, columns, hidden, hide }: Props) {
  const { search, apply } = useListAddress()
  const offered = resource.filters.filter((name) => !(name in fixed))

  return (
    <div className={styles['bar']}>
      <SearchBox label={resource.label} value={search.get('search') ?? ''} find={(words) => apply({ search: words }, search.has('search'))} />
      <div className={styles['filters']}>
        {offered.map((name) => {
          const field = fieldOf(resource, name)
          const Filter = filters[field.kind]
          return Filter && <Filter key={name} field={field} name={name} search={search} apply={apply} names={names[name] ?? []} />
        })}
      </div>
      <div className={styles['tools']}>
        <ColumnsMenu columns={columns} hidden={hidden} hide={hide} />
        <ExportButton resource={resource} fixed={fixed} />
        <MoreMenu resource={resource} />
      </div>
    </div>
  )
}

/** Looks as one types, a moment after the last key, and at once by Enter. */
function SearchBox({ label, value, find }: { label: string; value: string; find(words: string): void }) {
  const [words, setWords] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef(0)

  if (value !== sent) {
    setSent(value)
    setWords(value)
  }
  const send = (next: string) => {
    clearTimeout(timer.current)
    setSent(next.trim())
    find(next.trim())
  }
  const type = (next: string) => {
    setWords(next)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => send(next), TYPING_PAUSE)
  }
  const clear = () => {
    setWords('')
    send('')
  }

  return (
    <form role="search" className={styles['search']} onSubmit={(event) => { event.preventDefault(); send(words) }}>
      <TextInput
        type="search" value={words} size="xs" aria-label={vi.searchIn(label)} placeholder={vi.search} onChange={(event) => type(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={words && <ActionIcon variant="subtle" color="gray" size="sm" aria-label={vi.clear} onClick={clear}><IconX size={14} /></ActionIcon>}
      />
    </form>
  )
}

function ColumnsMenu({ columns, hidden, hide }: Pick<Props, 'columns' | 'hidden' | 'hide'>) {
  const toggle = (key: string) => {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    hide(next)
  }

  return (
    <Menu closeOnItemClick={false} width={240}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} />}>{vi.columns}</Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} className={styles['columns']}>
        <Menu.Label>{vi.columnsTitle}</Menu.Label>
        {columns.map(({ key, label }) => (
          <Menu.CheckboxItem key={key} checked={!hidden.has(key)} onChange={() => toggle(key)}>{label}</Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const MoreTools = lazy(async () => ({ default: (await loadChunk('more-tools', () => import('./more-tools.tsx'))).MoreTools }))

function MoreMenu({ resource }: { resource: Resource }) {
  return (
    <Menu width="max-content">
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconDots size={16} />}>{vi.moreTools}</Button>
      </Menu.Target>
      <Menu.Dropdown miw={180}><Suspense fallback={<Menu.Label>{vi.loading}</Menu.Label>}><MoreTools resource={resource} /></Suspense></Menu.Dropdown>
    </Menu>
  )
}

function ExportButton({ resource, fixed }: { resource: Resource; fixed: Fixed }) {
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)

  const run = async () => {
    setBusy(true)
    const answer = await api<{ url: string; job?: { id: number } }>('GET', `/export-${resource.name}?${listQuery(search, fixed)}`)
    setBusy(false)
    if (!answer.ok) return void showAnswer(answer)
    if (answer.data.job) openJob(answer.data.job.id, vi.export)
    else download(answer.data.url)
  }

  return <Button variant="default" size="xs" loading={busy} leftSection={<IconDownload size={16} />} onClick={() => void run()}>{vi.export}</Button>
}
