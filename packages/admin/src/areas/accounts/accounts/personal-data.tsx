import { KEPT_OF_PERSONS, personalDataForm } from '@trace/domain/areas/accounts/personal-data.ts'
import type { Entry } from '@trace/define/entry.ts'
import { call } from '@trace/screens/app/call.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { nameOf } from '@trace/screens/resource/form/entry.ts'
import { download } from '@trace/screens/resource/transfer/download.ts'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import type { Account } from './account.ts'
import { words } from './words.ts'

/** Asks for reason and password, and downloads a workbook with everything that is stored about a person. */
export const exportPerson = (resource: Account, entry: Entry): Promise<void> =>
  askForm({
    title: words.exportPersonOf(nameOf(resource, entry)),
    submit: words.exportNow,
    fields: personalDataForm,
    send: (body) => call(`POST /api/admin/${resource.name}/:id/export-personal-data`, { id: entry.id }, body),
    onDone: ({ url }) => download(url),
    children: () => <p className="soft">{words.exportHint}</p>,
  })

/** Asks for reason and password, then once more, and erases a person for good. */
export const erasePerson = (resource: Account, entry: Entry, onDone: () => void): Promise<void> =>
  askForm({
    title: words.erasePersonOf(nameOf(resource, entry)),
    submit: words.eraseNow,
    danger: true,
    fields: personalDataForm,
    sure: () => confirm({ title: words.erasePerson, message: words.askErase(nameOf(resource, entry)), danger: true }),
    send: (body) => call(`POST /api/admin/${resource.name}/:id/erase-personal-data`, { id: entry.id }, body),
    onDone,
    children: () => (
      <>
        <p className="soft">{words.eraseHint}</p>
        <p className="soft">{KEPT_OF_PERSONS}</p>
      </>
    ),
  })
