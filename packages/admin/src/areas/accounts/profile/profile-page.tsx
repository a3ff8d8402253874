import { Button } from '@mantine/core'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Link, useLoaderData } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { DetailSection } from '@trace/screens/resource/detail/detail-screen.tsx'
import { Page } from '@trace/screens/ui/page.tsx'
import { vi } from '@trace/screens/ui/vi.ts'

/** Read-only view of the user's own profile. */
export function ProfilePage() {
  const { entry } = useLoaderData<Data<'GET /api/admin/load-profile'>>()
  const { fields } = users
  const lines = [
    { label: fields.name.label, value: entry.name },
    { label: fields.username.label, value: entry.username },
    { label: fields.email.label, value: entry.email },
    { label: fields.phone.label, value: entry.phone },
    { label: fields.birthday.label, value: formatDay(entry.birthday) },
    { label: fields.gender.label, value: fields.gender.choices?.[entry.gender ?? ''] },
    { label: fields.department.label, value: entry.department },
    { label: fields.position.label, value: entry.position },
    { label: vi.role, value: entry.role?.name },
  ]

  return (
    <Page
      actions={
        <>
          <Button component={Link} to="notices" variant="default">
            {vi.myNotices}
          </Button>
          <Button component={Link} to="sessions" variant="default">
            {vi.sessions}
          </Button>
          <Button component={Link} to="security" variant="default">
            {vi.security}
          </Button>
          <Button component={Link} to="change-password" variant="default">
            {vi.changePassword}
          </Button>
          <Button component={Link} to="update">
            {vi.updateProfile}
          </Button>
        </>
      }
    >
      <DetailSection heading={vi.general} missing={lines.filter(({ value }) => !value).map(({ label }) => label)}>
        {lines
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </DetailSection>
    </Page>
  )
}
