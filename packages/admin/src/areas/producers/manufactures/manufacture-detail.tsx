import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { lowerFirst } from '@trace/define/text/format.ts'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { createAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { EntryTable } from '@trace/screens/resource/form/entry-table.tsx'
import { Pager } from '@trace/screens/resource/list/pager.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { AboutTab } from './about-tab.tsx'
import { CertificatesTab } from './certificates-tab.tsx'
import { useManufactureActions } from './manufacture-actions.tsx'
import type { ManufactureView } from './manufacture-data.ts'
import { ManufactureSummary } from './manufacture-summary.tsx'
import { rowsTab, rowsTabs } from './manufacture-tabs.ts'
import type { RowsTab } from './manufacture-tabs.ts'
import styles from './manufacture-detail.module.css'
import { words } from './words.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'

/** Detail screen of a producer, with tabs for all rows that belong to it. */
export function ManufactureDetail() {
  const { entry, totals } = useLoaderData<ManufactureView>()
  const [search] = useSearchParams()
  const actionsOf = useManufactureActions()
  const current = search.get('tab')
  const tabTo = (key: string, label: string, count?: number) => ({
    label,
    to: `?tab=${key}`,
    current: current === key,
    count,
  })
  const listed = rowsTabs.filter(({ key }) => totals[key] !== undefined)

  return (
    <DetailScreen
      resource={manufactures}
      only={() => actionsOf(entry)}
      above={() => <ManufactureSummary manufacture={entry} />}
      body={() => (
        <>
          <Tabs
            label={words.tabs}
            tabs={[
              { label: words.about, to: '?', current: !current },
              tabTo('certificates', words.certificates, entry.certificates.length),
              ...listed.map(({ key, label }) => tabTo(key, label, totals[key])),
            ]}
          />
          <TabBody current={current} />
        </>
      )}
    />
  )
}

function TabBody({ current }: { current: string | null }) {
  const { entry } = useLoaderData<ManufactureView>()
  const tab = rowsTab(current)
  if (tab) return <Rows tab={tab} />
  return current === 'certificates' ? (
    <CertificatesTab certificates={entry.certificates} />
  ) : (
    <AboutTab manufacture={entry} />
  )
}

function Rows({ tab: { resource, columns, label } }: { tab: RowsTab }) {
  const {
    entry: { id },
    rows,
  } = useLoaderData<ManufactureView>()
  const can = useCan()
  const way = useReturnState()
  const mine = `manufacture_id=${id}`

  return (
    <div className={`card ${styles['rows']}`}>
      <div className={styles['tools']}>
        <Link to={`${listAddress(resource)}?${mine}`}>{words.all}</Link>
        {resource.form && can(screenNeed(resource, 'create')) && (
          <Button
            component={Link}
            to={`${createAddress(resource)}?${mine}`}
            state={way}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} />}
          >
            {vi.add}
          </Button>
        )}
      </div>
      {!rows?.entries.length ? (
        <p className={styles['empty']}>{words.nothing(lowerFirst(label))}</p>
      ) : (
        <>
          <EntryTable resource={resource} columns={columns} entries={rows.entries} />
          <Pager pagination={rows.pagination} />
        </>
      )}
    </div>
  )
}
