import { Button } from '@mantine/core'
import { IconChevronRight, IconX } from '@tabler/icons-react'
import type { Entry, Paged } from '@trace/define/entry.ts'
import { MOST_GROUPS, summableFields } from '@trace/define/grouping.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Fragment, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../app/api.ts'
import type { Answer } from '../../app/api.ts'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { showFailure } from '../../app/show-answer.ts'
import { LoadingRows } from '../../ui/loading.tsx'
import { listAddress } from '../addresses.ts'
import type { ShownColumn } from './columns/columns.ts'
import { EntryTable } from '../form/entry-table.tsx'
import { fieldOf } from '../form/entry.ts'
import { useListAddress } from './list-address.ts'
import { GROUP, listQuery } from './list-data.ts'
import type { FixedFilters } from './list-data.ts'
import { words } from './words.ts'
import styles from './list-groups.module.css'

type Groups = Data<'GET /api/admin/group-:list'>
type Group = Groups['entries'][number]

interface Props {
  resource: Resource
  fixed: FixedFilters
  by: string
  /** The visible columns of the list. */
  columns: readonly ShownColumn[]
}

/** The list grouped by the values of one field, with counts and sums; a group expands to its first rows. */
export function ListGroups({ resource, fixed, by, columns }: Props) {
  const [search] = useSearchParams()
  const { apply } = useListAddress()
  const query = listQuery(search, fixed)
  for (const name of ['page', 'length', 'sort_by', 'sort_dir']) query.delete(name)
  const asked = `group_by=${by}&${query}`
  const [loaded, setLoaded] = useState<{ asked: string; answer: Answer<Groups> } | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const gone = new AbortController()
    const found = Object.fromEntries(new URLSearchParams(asked))
    void call('GET /api/admin/group-:list', { ...found, list: resource.name }, undefined, gone).then((answer) => {
      if (gone.signal.aborted) return
      if (!answer.ok) showFailure(answer.message)
      setLoaded({ asked, answer })
    })
    return () => gone.abort()
  }, [asked, resource.name])

  const answer = loaded?.answer
  const sums = summableFields(resource)
  const toggle = (key: string) => {
    const next = new Set(opened)
    if (!next.delete(key)) next.add(key)
    setOpened(next)
  }

  return (
    <>
      <div className={styles['head']}>
        <strong>{words.groupBy(fieldOf(resource, by).label)}</strong>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconX size={14} aria-hidden />}
          onClick={() => apply({ [GROUP]: '' })}
        >
          {words.ungroup}
        </Button>
      </div>
      {!answer && <LoadingRows />}
      {answer && !answer.ok && <p className={styles['note']}>{answer.message}</p>}
      {answer?.ok && (
        <table className={styles['groups']} aria-busy={loaded?.asked !== asked}>
          <thead>
            <tr>
              <th scope="col">{fieldOf(resource, by).label}</th>
              <th scope="col">{words.rows}</th>
              {sums.map((name) => (
                <th key={name} scope="col">
                  {fieldOf(resource, name).label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.data.entries.map((group) => {
              const key = group.value ?? ''
              return (
                <Fragment key={key}>
                  <GroupRow resource={resource} group={group} isOpen={opened.has(key)} toggle={() => toggle(key)} />
                  {opened.has(key) && (
                    <GroupRows resource={resource} by={by} group={group} query={query} columns={columns} />
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      )}
      {answer?.ok && answer.data.groups > MOST_GROUPS && (
        <p className={styles['note']}>{words.moreGroups(MOST_GROUPS, answer.data.groups)}</p>
      )}
    </>
  )
}

interface RowProps {
  resource: Resource
  group: Group
  isOpen: boolean
  toggle(): void
}

function GroupRow({ resource, group: { name, count, sums }, isOpen, toggle }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles['name']} aria-expanded={isOpen} onClick={toggle}>
          <IconChevronRight size={16} aria-hidden />
          {name ?? words.blank}
        </button>
      </th>
      <td data-label={words.rows}>{formatNumber(count)}</td>
      {sums.map(({ field, total, unit }) => (
        <td key={field} data-label={fieldOf(resource, field).label}>
          {total == null ? (
            <span className="soft" title={words.notAlikeHint}>
              {words.notAlike}
            </span>
          ) : (
            [formatNumber(total), unit].filter(Boolean).join(' ')
          )}
        </td>
      ))}
    </tr>
  )
}

/** The first rows of a group; the list itself has them all. */
function GroupRows({
  resource,
  by,
  group: { value, count },
  query,
  columns,
}: Pick<RowProps, 'resource' | 'group'> & Pick<Props, 'by' | 'columns'> & { query: URLSearchParams }) {
  const within = new URLSearchParams(query)
  within.set(by, value ?? 'none')
  const asked = within.toString()
  const [entries, setEntries] = useState<readonly Entry[] | null>(null)

  useEffect(() => {
    const gone = new AbortController()
    void api<Paged>('GET', `/${resource.name}?${asked}`, undefined, gone).then((answer) => {
      if (gone.signal.aborted) return
      if (answer.ok) setEntries(answer.data.entries)
      else showFailure(answer.message)
    })
    return () => gone.abort()
  }, [asked, resource.name])

  return (
    <tr>
      <td colSpan={2 + summableFields(resource).length} className={styles['rows']}>
        {entries ? (
          <EntryTable resource={resource} columns={namesOf(resource, columns, by)} entries={entries} />
        ) : (
          <LoadingRows />
        )}
        <p className={styles['note']}>
          <Link to={`${listAddress(resource)}?${asked}`}>
            {entries && count > entries.length ? words.seeAll(count) : words.seeList}
          </Link>
        </p>
      </td>
    </tr>
  )
}

/** The visible fields of the list, except the one it is grouped by. */
const namesOf = ({ fields }: Resource, columns: readonly ShownColumn[], by: string): string[] =>
  columns.map(({ key }) => key).filter((key) => key in fields && key !== by)
