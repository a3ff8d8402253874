import { Button } from '@mantine/core'
import { IconArrowsMoveVertical, IconPlus } from '@tabler/icons-react'
import { banners } from '@trace/domain/areas/portal/banners.ts'
import { imagesHeader } from '@trace/domain/areas/portal/singles.ts'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { words as arrangeWords } from '@trace/screens/resource/arrange/words.ts'
import { openArrange } from '@trace/screens/resource/arrange/open-arrange.tsx'
import { Form } from '@trace/screens/resource/form/form.tsx'
import { shapeFields } from '@trace/screens/resource/form/form-state.ts'
import { useSavePublished } from '@trace/screens/resource/form/use-published.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import { BannerGrid } from './banner-grid.tsx'
import { kinds } from './banner-kinds.ts'
import type { Header, ImagesTab } from './image-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { words } from './words.ts'

/** Pictures of the public pages: the header picture, and the banners of both kinds. */
export function ImagesPage() {
  const shown = useLoaderData<ImagesTab>()
  const can = useCan()
  const kind = shown.tab === 'header' ? null : kinds[shown.tab]
  const tab = (name: ImagesTab['tab'], label: string) => ({ label, to: `?tab=${name}`, current: shown.tab === name })

  return (
    <Page
      actions={
        kind && (
          <>
            {shown.tab !== 'header' && shown.entries.length > 1 && can(screenNeed(banners, 'update')) && (
              <Button
                variant="default"
                leftSection={<IconArrowsMoveVertical size={16} />}
                onClick={() => void openArrange(banners, new URLSearchParams({ type: kind.type }))}
              >
                {arrangeWords.arrange}
              </Button>
            )}
            {can(screenNeed(banners, 'create')) && (
              <Button
                component={Link}
                to={`${listAddress(banners)}/create/${kind.word}`}
                leftSection={<IconPlus size={16} />}
              >
                {vi.addOne(kind.label)}
              </Button>
            )}
          </>
        )
      }
    >
      <Tabs
        label={words.tabs}
        tabs={[tab('header', words.header), tab('main', words.main), tab('second', words.second)]}
      />
      {shown.tab === 'header' ? (
        <HeaderForm entry={shown.entry} />
      ) : (
        <BannerGrid kind={shown.tab} entries={shown.entries} />
      )}
    </Page>
  )
}

function HeaderForm({ entry }: { entry: Header }) {
  const { revalidate } = useRevalidator()
  const fields = shapeFields(imagesHeader.fields, true, true)
  const send = useSavePublished(imagesHeader, fields, entry, () => void revalidate())

  return (
    <Form
      key={String(entry.version)}
      fields={fields}
      sections={imagesHeader.sections}
      entry={entry}
      send={send}
      onSaved={() => void revalidate()}
    />
  )
}
