import { Button } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan, useIsStaff } from '../../app/shell-data.ts'
import { confirm } from '../../ui/dialogs.ts'
import { notify } from '../../ui/notices.ts'
import { vi } from '../../ui/vi.ts'
import { Uploads, useUploads } from '../fields/media/uploads.ts'
import { fieldOf, nameOf } from '../form/entry.ts'
import { useListAddress } from '../list/list-address.ts'
import { MODE } from '../list/list-data.ts'
import type { FixedFilters } from '../list/list-data.ts'
import { isSheetOffered } from './sheet-offered.ts'
import { cellText, isFixed, sheetColumns } from './cell-text.ts'
import { Grid } from './grid.tsx'
import type { GridHandle } from './grid.tsx'
import type { RowView } from './grid-row.tsx'
import { pastedText } from './sent-text.ts'
import foot from './sheet-foot.module.css'
import styles from './list-sheet.module.css'
import { MOST_ROWS, useListSheet } from './use-list-sheet.ts'
import { words as listWords } from '../words.ts'
import { words } from './words.ts'

interface Props {
  resource: Resource
  fixed: FixedFilters
  entries: readonly Entry[]
}

/** A list as a spreadsheet: its rows and some new ones, edited in place and saved together. */
export function ListSheet(props: Props) {
  const can = useCan()
  return isSheetOffered(props.resource, props.fixed, can) ? (
    <Sheet {...props} />
  ) : (
    <p className="soft">{listWords.onlyLook}</p>
  )
}

function Sheet({ resource, entries }: Props) {
  const can = useCan()
  const { apply } = useListAddress()
  const { search } = useLocation()
  const isOwner = !useIsStaff()
  const mayEdit = can(screenNeed(resource, 'edit'))
  const sheet = useListSheet(resource, mayEdit ? entries : [], can(screenNeed(resource, 'create')))
  const { changed, problems, saving, saved, restored } = sheet
  const grid = useRef<GridHandle>(null)
  const columns = sheetColumns(resource, isOwner).map((name) => ({ name, field: fieldOf(resource, name) }))
  const wrong = Object.values(problems).reduce((count, row) => count + Object.keys(row).length, 0)

  const onPage = sheet.blank + sheet.elsewhere
  const rows = sheet.keys.map((key, index): RowView => {
    const entry = sheet.known.get(key) ?? null
    return {
      key,
      of: entry,
      name: entry ? nameOf(resource, entry) : words.newRow(index + 1),
      mark: !entry ? '+' : index < onPage ? words.elsewhereMark : String(index + 1 - onPage),
      isKept: entry !== null,
      textAt: (name, field) => cellText(field, name, entry),
      isFixed: (_, field) => isFixed(field, entry),
      around: () => entry ?? {},
    }
  })
  const uploads = useUploads(async () => {
    const job = await sheet.save()
    if (job?.status === 'done') notify({ title: listWords.sheetMode, message: job.message ?? '' })
    else requestAnimationFrame(() => grid.current?.goToProblem())
  })
  const undo = async () => {
    if (await confirm({ title: words.undoSaved, message: words.askUndoSaved, danger: true })) await sheet.undoSaved()
  }

  return (
    <form
      className={styles['sheet']}
      aria-label={listWords.sheetMode}
      aria-busy={saving || undefined}
      inert={saving}
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving && !uploads.isWaiting) uploads.submit()
      }}
    >
      <p className={`soft ${styles['help']}`}>{words.sheetHelp}</p>
      <Uploads value={uploads.begin}>
        <Grid
          key={search}
          ref={grid}
          label={resource.plural}
          heading={<span className="visually-hidden">{words.rowHeading}</span>}
          columns={columns}
          rows={rows}
          typed={sheet.typed}
          problems={problems}
          proposals={sheet.proposals}
          pasted={pastedText}
          change={sheet.change}
          undo={sheet.undo}
          grow={sheet.grow}
        />
      </Uploads>
      <footer className={foot['foot']}>
        {wrong > 0 && (
          <p role="alert" className={foot['wrong']}>
            {vi.formProblems(wrong)}
          </p>
        )}
        <p className="soft" role="status">
          {saving
            ? words.saving
            : changed.length > MOST_ROWS
              ? words.tooManyTyped(MOST_ROWS)
              : changed.length > 0
                ? words.typedRows(changed.length, sheet.elsewhere)
                : (saved?.message ?? words.nothingTyped)}
        </p>
        {sheet.missing > 0 && (
          <p role="alert" className={foot['wrong']}>
            {words.missingRows(sheet.missing)}
          </p>
        )}
        {uploads.told && (
          <p role="status" className="soft">
            {uploads.told}
          </p>
        )}
        {Object.keys(sheet.proposals).length > 0 && (
          <Button variant="light" onClick={sheet.takeAll}>
            {listWords.takeAll}
          </Button>
        )}
        {saved?.undoable && changed.length === 0 && (
          <Button variant="default" leftSection={<IconRotate size={16} />} onClick={() => void undo()}>
            {words.undoSaved}
          </Button>
        )}
        {(changed.length > 0 || restored > 0) && (
          <Button variant="default" onClick={() => void sheet.drop()}>
            {words.dropTyped}
          </Button>
        )}
        <Button variant="default" onClick={() => apply({ [MODE]: '' })}>
          {words.backToList}
        </Button>
        <Button type="submit" loading={saving || uploads.isWaiting} disabled={changed.length === 0}>
          {changed.length > 0 ? words.saveRows(Math.min(changed.length, MOST_ROWS)) : vi.save}
        </Button>
      </footer>
    </form>
  )
}
