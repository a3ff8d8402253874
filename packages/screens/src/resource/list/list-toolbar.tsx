import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconBookmark, IconColumns3, IconDots, IconDownload, IconSearch, IconX } from '@tabler/icons-react'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../app/call.ts'
import { loadChunk } from '../../ui/chunk.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { loadOnDemand } from '../../app/overlay.ts'
import { OnDemand } from '../../app/on-demand.tsx'
import type { Trigger } from '../../app/on-demand.tsx'
import { vi } from '../../ui/vi.ts'
import { download } from '../transfer/download.ts'
import { FilterBar } from './filter-bar.tsx'
import { useListAddress } from './list-address.ts'
import { listQuery } from './list-data.ts'
import type { FixedFilters, ListPage } from './list-data.ts'
import { ToolPopover } from './tool-popover.tsx'
import type { ArrangedColumns } from './columns/use-columns.ts'
import styles from './list-toolbar.module.css'

const TYPING_PAUSE = 300

interface Props {
  resource: Resource
  fixed: FixedFilters
  names: ListPage['names']
  columns: ArrangedColumns
  onSearch?: ((words: string) => Promise<boolean>) | undefined
}

/** Toolbar of a list: search, filters and further tools. */
export function ListToolbar({ resource, fixed, names, columns, onSearch }: Props) {
  const { search, apply } = useListAddress()

  return (
    <div className={styles['bar']}>
      {Object.values(resource.fields).some(({ searchable }) => searchable) && (
        <SearchBox
          label={resource.label}
          value={search.get('search') ?? ''}
          find={(words) => apply({ search: words }, search.has('search'))}
          onSearch={onSearch}
        />
      )}
      <FilterBar resource={resource} fixed={fixed} names={names} />
      <div className={styles['tools']}>
        <ViewsMenu screen={resource.screen} name={names['view']?.[0]?.name} chosen={columns.chosen} />
        <ColumnsMenu screen={resource.screen} columns={columns} />
        <ExportButton resource={resource} fixed={fixed} />
        <MoreMenu resource={resource} fixed={fixed} />
      </div>
    </div>
  )
}

/** Search box, debounced; Enter searches at once. The typed text stays while the list loads. */
interface SearchProps extends Pick<Props, 'onSearch'> {
  label: string
  value: string
  find(words: string): void
}

function SearchBox({ label, value, find, onSearch }: SearchProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [seen, setSeen] = useState(value)
  /** Set while Enter may open another page: typing then starts no search. */
  const opening = useRef(false)
  const words = typed ?? value

  if (value !== seen) {
    setSeen(value)
    const atRest = typed?.trim() === seen
    if (atRest) setTyped(null)
  }
  const findLate = useEffectEvent(() => {
    if (!opening.current && words.trim() !== value) find(words.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => findLate(), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const search = async (said: string) => {
    opening.current = true
    const isOpen = await onSearch?.(said)
    opening.current = false
    if (!isOpen) find(said)
  }
  const clear = () => {
    setTyped('')
    find('')
  }

  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault()
        void search(words.trim())
      }}
    >
      <TextInput
        type="search"
        value={words}
        size="xs"
        aria-label={vi.searchIn(label)}
        placeholder={vi.search}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          words && (
            <ActionIcon variant="subtle" color="gray" size="sm" aria-label={vi.clear} onClick={clear}>
              <IconX size={14} />
            </ActionIcon>
          )
        }
      />
    </form>
  )
}

const loadColumns = () => loadChunk('columns', () => import('./columns/columns-panel.tsx'))

const ColumnsMenu = ({ screen, columns }: Pick<ViewsProps, 'screen'> & Pick<Props, 'columns'>) => (
  <ToolPopover label={vi.columns} title={vi.columnsTitle} icon={<IconColumns3 size={16} />} load={loadColumns}>
    {({ ColumnsPanel }) => <ColumnsPanel screen={screen} {...columns} />}
  </ToolPopover>
)

interface ViewsProps {
  screen: string
  /** Name of the current view. */
  name: string | undefined
  chosen: ArrangedColumns['chosen']
}

function ViewsMenu({ screen, name, chosen }: ViewsProps) {
  const loadViews = async () => {
    const { ViewsPanel, ...panel } = await loadChunk('views', () => import('./views/views-panel.tsx'))
    return { ViewsPanel, views: await panel.loadViews(screen) }
  }

  return (
    <ToolPopover label={vi.views} set={name} title={vi.views} icon={<IconBookmark size={16} />} load={loadViews}>
      {({ ViewsPanel, views }, close) => <ViewsPanel screen={screen} begun={views} chosen={chosen} close={close} />}
    </ToolPopover>
  )
}

function MoreMenu({ resource, fixed }: Pick<Props, 'resource' | 'fixed'>) {
  const trigger: Trigger = (press) => (
    <Button variant="default" size="xs" leftSection={<IconDots size={16} />} aria-haspopup="menu" onClick={press}>
      {vi.moreTools}
    </Button>
  )

  return (
    <OnDemand name="more-tools" load={() => import('./more-tools.tsx')} trigger={trigger}>
      {({ MoreTools }) => <MoreTools trigger={trigger} resource={resource} fixed={fixed} />}
    </OnDemand>
  )
}

function ExportButton({ resource, fixed }: { resource: Resource; fixed: FixedFilters }) {
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)

  const run = async () => {
    setBusy(true)
    const query = Object.fromEntries(listQuery(search, fixed))
    const answer = await call('GET /api/admin/export-:list', { ...query, list: resource.name })
    setBusy(false)
    if (!answer.ok) return void showAnswer(answer)
    const { job, url } = answer.data
    if (!job) return download(url)
    const transfer = await loadOnDemand('job', () => import('../transfer/open-job.tsx'))
    transfer?.openJob(job.id, vi.export)
  }

  return (
    <Button
      variant="default"
      size="xs"
      loading={busy}
      leftSection={<IconDownload size={16} />}
      onClick={() => void run()}
    >
      {vi.export}
    </Button>
  )
}
