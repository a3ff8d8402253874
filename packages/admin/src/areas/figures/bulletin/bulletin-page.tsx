import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Link, useLoaderData } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { PlaceCard } from '@trace/screens/app/map/place-card.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { Page } from '@trace/screens/ui/page.tsx'
import styles from './bulletin.module.css'
import { ComparedTable } from './compared-table.tsx'
import { words } from './words.ts'

type Bulletin = Data<'GET /api/admin/bulletin'>

/** Monthly bulletin, for the screen and for print on A4. */
export function BulletinPage() {
  const bulletin = useLoaderData<Bulletin>()
  const { month, sentences, events, plants, animals, seafoods, wards } = bulletin
  const [year, number] = month.split('-')
  const later = addDays(`${month}-01`, 31).slice(0, 7)

  return (
    <Page
      title={words.of(`${Number(number)}/${year}`)}
      actions={
        <>
          <Turn to={addDays(`${month}-01`, -1).slice(0, 7)} label={words.earlier} />
          {later <= today().slice(0, 7) && <Turn to={later} label={words.later} isLater />}
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <div className={styles['bulletin']}>
        <section className={`card ${styles['summary']}`} aria-label={words.summary}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
        <Figures
          figures={events.map(({ label, now, before }) => ({
            label,
            value: now,
            hint: words.lastYear(formatNumber(before)),
          }))}
        />
        <PlaceCard
          heading={words.map}
          figure={words.area}
          unit={words.hectares}
          look="shades"
          places={wards.map(({ id, name, now, latitude, longitude }) => ({
            key: `ward ${id}`,
            ward: id,
            name,
            value: now,
            to: `${listAddress(productPlants)}?ward_id=${id}`,
            at: latitude == null || longitude == null ? null : toMapPoint([longitude, latitude]),
          }))}
        />
        <div className="balanced">
          <ComparedTable heading={words.plants} first={words.name} rows={plants} />
          <ComparedTable heading={words.seafoods} first={words.name} rows={seafoods} />
          <ComparedTable heading={words.animals} first={words.name} rows={animals} />
          <ComparedTable
            heading={words.wards}
            first={words.ward}
            rows={wards.map((ward) => ({ ...ward, unit: words.hectares }))}
          />
        </div>
        <div className="balanced">
          {bulletin.late && (
            <Short
              heading={words.late}
              rows={bulletin.late.map(({ label, count }) => [label, formatNumber(count)])}
              empty={words.nobodyLate}
            />
          )}
          <Short
            heading={words.ocop}
            rows={bulletin.ocop.map(({ stars, count }) => [words.stars(stars), words.products(formatNumber(count))])}
            empty={words.none}
          />
          <Short heading={words.silent} rows={bulletin.silent.map((name) => [name, ''])} empty={words.allTold} />
          <Short
            heading={words.recalls}
            rows={bulletin.recalls.map(({ name, reason }) => [name, reason ?? ''])}
            empty={words.noRecalls}
          />
        </div>
      </div>
    </Page>
  )
}

function Turn({ to, label, isLater = false }: { to: string; label: string; isLater?: boolean }) {
  const Icon = isLater ? IconChevronRight : IconChevronLeft
  return (
    <Button
      component={Link}
      to={`/admin/bulletin?month=${to}`}
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
    >
      {label}
    </Button>
  )
}

function Short({ heading, rows, empty }: { heading: string; rows: readonly [string, string][]; empty: string }) {
  return (
    <section className={`card ${styles['short']}`}>
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <ul>
          {rows.map(([name, value]) => (
            <li key={name}>
              <span>{name}</span>
              <span className="soft">{value}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
