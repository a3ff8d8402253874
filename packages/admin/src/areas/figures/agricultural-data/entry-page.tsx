import { Button } from '@mantine/core'
import { today } from '@trace/define/text/dates.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useDeferredValue, useMemo, useRef } from 'react'
import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { Select } from '@trace/screens/resource/fields/select/select.ts'
import { fieldOf } from '@trace/screens/resource/form/entry.ts'
import { pastedText } from '@trace/screens/resource/sheet/sent-text.ts'
import { numberIn } from '@trace/screens/resource/sheet/sheet.ts'
import { Grid } from '@trace/screens/resource/sheet/grid.tsx'
import type { GridHandle } from '@trace/screens/resource/sheet/grid.tsx'
import type { RowView } from '@trace/screens/resource/sheet/grid-row.tsx'
import type { Resource } from '@trace/define/resource.ts'
import { showNumber } from '@trace/screens/resource/fields/number/number-text.ts'
import { ProgressBar } from '@trace/screens/resource/transfer/progress-bar.tsx'
import { Page } from '@trace/screens/ui/page.tsx'
import { useUser } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type { Sheet, SheetRow, SheetTitle } from './entry-data.ts'
import foot from '@trace/screens/resource/sheet/sheet-foot.module.css'
import styles from './entry-page.module.css'
import { sharedChoices } from './entry-plans.ts'
import type { EntryPlan } from './entry-plans.ts'
import { addsUp } from './adds-up.ts'
import { SumRow } from './sum-row.tsx'
import { useSheet } from './use-sheet.ts'
import { words } from './words.ts'

/**
 * Screen for typing the figures of a period as in a spreadsheet: communes of one species, or species of one commune.
 */
export function EntryPage({ plan }: { plan: EntryPlan }) {
  const sheet = useLoaderData<Sheet>()
  const { title } = sheet
  return (
    <Page>
      <TitleBar plan={plan} sheet={sheet} />
      <SheetCard key={JSON.stringify(title)} plan={plan} sheet={sheet} />
    </Page>
  )
}

const YEARS = 12

/** Chooses the values that apply to the whole sheet; they are in the address, so that it can be sent to a colleague. */
function TitleBar({
  plan: { resource, species, shared },
  sheet: { title, wards, species: all },
}: {
  plan: EntryPlan
  sheet: Sheet
}) {
  const [, setSearch] = useSearchParams()
  const isOfficer = useUser()?.role?.scope === 'commune'
  const change = (name: string) => (value: string | null) =>
    value && setSearch(addressOf({ ...title }, { [name]: value }), { preventScrollReset: true })
  const thisYear = Number(today().slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear + 1 - index))
  const optionsOf = (rows: Sheet['wards']) => rows.map(({ id, name }) => ({ value: String(id), label: name }))
  const speciesLabel = fieldOf(resource, species).label

  return (
    <div className={`card ${styles['title']}`}>
      {!isOfficer && (
        <Select
          label={words.enterBy}
          data={[
            { value: 'wards', label: words.communesOf(speciesLabel) },
            { value: 'species', label: words.allOf(speciesLabel) },
          ]}
          value={title.rows}
          allowDeselect={false}
          onChange={change('rows')}
        />
      )}
      {title.rows === 'wards' ? (
        <Select
          label={speciesLabel}
          data={optionsOf(all)}
          value={String(title.species)}
          searchable
          allowDeselect={false}
          onChange={change('species')}
        />
      ) : (
        <Select
          label={fieldOf(resource, 'ward_id').label}
          data={optionsOf(wards)}
          value={String(title.ward)}
          searchable
          allowDeselect={false}
          onChange={change('ward')}
        />
      )}
      <Select
        label={fieldOf(resource, 'year').label}
        data={years}
        value={String(title.year)}
        allowDeselect={false}
        onChange={change('year')}
      />
      {Object.keys(shared).map((name) => (
        <Select
          key={name}
          label={fieldOf(resource, name).label}
          data={sharedChoices(resource, name)}
          value={title.shared[name] ?? null}
          allowDeselect={false}
          onChange={change(name)}
        />
      ))}
    </div>
  )
}

function addressOf(
  { rows, year, shared, ward, species }: SheetTitle,
  changed: Record<string, string>,
): URLSearchParams {
  const said = {
    rows,
    year: String(year),
    ...shared,
    ...(ward && { ward: String(ward) }),
    ...(species && { species: String(species) }),
    ...changed,
  }
  return new URLSearchParams(said)
}

/** Above this multiple of the year before, the hint of a figure asks whether it is right. */
const MANY_TIMES = 10

/** A figure's row, with the values of the year before as hints. */
const viewOf = (row: SheetRow, year: number, resource: Resource): RowView => ({
  of: row,
  key: String(row.id),
  name: row.name,
  isKept: row.entry !== null,
  textAt: (column, field) => showNumber(row.entry?.[column], field),
  hintAt(column, text) {
    const before = Number(row.lastYear?.[column] ?? 0)
    if (before <= 0) return null
    const told = words.before(year, formatNumber(before, 2))
    return numberIn(fieldOf(resource, column), text) > MANY_TIMES * before ? words.manyTimes(told) : told
  },
})

function SheetCard({ plan, sheet }: { plan: EntryPlan; sheet: Sheet }) {
  const { resource, species } = plan
  const { title, rows } = sheet
  const { typed, change, undo, changed, problems, progress, save, drop, restored } = useSheet(plan, sheet)
  const columns = useMemo(
    () => plan.columns(title.shared).map((name) => ({ name, field: fieldOf(plan.resource, name) })),
    [plan, title],
  )
  const views = useMemo(() => rows.map((row) => viewOf(row, title.year - 1, resource)), [rows, title, resource])
  const added = useMemo(
    () => columns.map((column) => ({ ...column, addsUp: addsUp(column.field, title.species !== null) })),
    [columns, title],
  )
  const grid = useRef<GridHandle>(null)
  // The sums of a long sheet lag behind the typing, so that they do not slow it.
  const addedUp = useDeferredValue(typed)
  const leaving = useNavigation().state === 'loading'
  const wrong = Object.values(problems).reduce((count, row) => count + Object.keys(row).length, 0)

  const run = async () => {
    if ((await save()) === 0) requestAnimationFrame(() => grid.current?.goToProblem())
  }

  return (
    <form
      className={`card ${styles['sheet']}`}
      aria-label={words.quickEntry}
      inert={leaving}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <div className={styles['head']}>
        <p className="soft">{words.sheetHint}</p>
        {restored > 0 && (
          <p role="status" className={styles['draft']}>
            {words.restored(restored)}{' '}
            <Button variant="subtle" size="compact-sm" onClick={() => void drop()}>
              {words.dropDraft}
            </Button>
          </p>
        )}
      </div>
      <Grid
        ref={grid}
        label={resource.label}
        heading={title.rows === 'wards' ? words.commune : fieldOf(resource, species).label}
        columns={columns}
        rows={views}
        typed={typed}
        problems={problems}
        pasted={pastedText}
        change={change}
        undo={undo}
        foot={<SumRow rows={rows} columns={added} typed={addedUp} lastYear={title.year - 1} />}
      />
      <footer className={foot['foot']}>
        {wrong > 0 && (
          <p role="alert" className={foot['wrong']}>
            {vi.formProblems(wrong)}
          </p>
        )}
        {progress ? (
          <ProgressBar label={words.saving} percent={(100 * progress.done) / progress.of} />
        ) : (
          <p className="soft" data-idle={changed === 0 || undefined}>
            {changed > 0 ? words.unsaved(changed) : words.nothingTyped}
          </p>
        )}
        <Button component={Link} to={listAddress(resource)} variant="default">
          {vi.back}
        </Button>
        <Button type="submit" loading={progress !== null} disabled={changed === 0}>
          {changed > 0 ? words.saveRows(changed) : vi.save}
        </Button>
      </footer>
    </form>
  )
}
