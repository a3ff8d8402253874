import { Button } from '@mantine/core'
import { banners } from '@trace/domain/areas/portal/banners.ts'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { Form } from '@trace/screens/resource/form/form.tsx'
import type { OwnInputs } from '@trace/screens/resource/form/form.tsx'
import { shapeFields } from '@trace/screens/resource/form/form-state.ts'
import { useSend } from '@trace/screens/resource/form/use-send.ts'
import { useShownAtOnce } from '@trace/screens/resource/form/use-shown-at-once.tsx'
import { Page } from '@trace/screens/ui/page.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { BannerImageInput } from './banner-image-input.tsx'
import { bannerFields, kinds } from './banner-kinds.ts'
import type { BannerKind } from './banner-kinds.ts'
import type { Dimensions } from './crop.ts'
import type { BannerForm } from './image-data.ts'
import { words } from './words.ts'

export const MainBannerPage = () => <BannerPage kind="main" />
export const SecondBannerPage = () => <BannerPage kind="second" />

type Framed = 'image' | 'mobile_image'

const sizeOf = ({ width, height }: Dimensions): string => `${width} × ${height}`

const inputsOf = (kind: BannerKind): OwnInputs<typeof banners> => ({
  image: (props) => <BannerImageInput {...props} frame={kinds[kind].frames.image} />,
  mobile_image: (props) => <BannerImageInput {...props} frame={kinds[kind].frames.mobile_image} />,
})

/** Form that creates or changes a banner of the public pages. */
function BannerPage({ kind }: { kind: BannerKind }) {
  const { entry } = useLoaderData<BannerForm>()
  const navigate = useNavigate()
  const { path, frames } = kinds[kind]
  const back = `${listAddress(banners)}?tab=${kind}`
  const fields = shapeFields(bannerFields, entry !== null, true)
  const sized = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in frames ? { ...field, help: words.size(sizeOf(frames[name as Framed])) } : field,
    ]),
  )
  const { asked, answered } = useShownAtOnce(banners, entry === null)
  const send = useSend(sized, entry, entry ? 'PUT' : 'POST', entry ? `${path}/${entry.id}` : path)

  return (
    <Page>
      <Form
        key={entry?.id ?? 'new'}
        fields={sized}
        sections={banners.sections}
        ordered={banners.ordered}
        entry={entry ?? {}}
        send={(body) => send({ ...body, ...answered })}
        inputs={inputsOf(kind)}
        onSaved={() => navigate(back)}
        aside={[
          asked,
          <Button key="cancel" component={Link} to={back} variant="default">
            {vi.cancel}
          </Button>,
        ]}
      />
    </Page>
  )
}
