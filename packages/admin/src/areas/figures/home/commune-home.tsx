import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { approvalStatus } from '@trace/define/approval.ts'
import { labelOf } from '@trace/define/machine.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { findPage } from '@trace/screens/app/load.ts'
import { requireSession } from '@trace/screens/app/session.ts'
import { readableEntries } from './readable-entries.ts'
import { detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { Board } from './board.tsx'
import { loadQueue, QueueCard, waitingIn } from './queue-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { words } from './words.ts'

const figures = [productPlants, productAnimals, criteriaSeafoods] as const

/** Home of a commune officer: producers and areas to visit, and the figures of the year that are missing. */
export async function communeHome({ request }: LoaderFunctionArgs) {
  const pending = { approval_status: 'pending', length: 8 } as const
  const [queue, producers, areas, ...due] = await Promise.all([
    loadQueue(request),
    readableEntries(manufactures, pending, request),
    readableEntries(materialAreas, pending, request),
    ...figures.map((resource) => figuresDue(resource, request)),
  ])
  const visits = [
    ...producers.map(({ id, name, address }) => ({ resource: manufactures, id, name, address })),
    ...areas.map(({ id, name, address }) => ({ resource: materialAreas, id, name, address })),
  ]
  return (
    <Board>
      {waitingIn(queue) > 0 && <QueueCard queue={queue} heading={words.queue} />}
      <RowsCard
        heading={words.toVerify}
        rows={visits.map(({ resource, id, name, address }) => ({
          key: `${resource.name} ${id}`,
          to: detailAddress(resource, id),
          name,
          hint: [resource.label, address].filter(Boolean).join(' · '),
          aside: labelOf(approvalStatus, 'pending'),
          tone: 'warning',
        }))}
        empty={words.nothingToVerify}
      />
      <RowsCard heading={words.figuresDue(today().slice(0, 4))} rows={due.flat()} empty={words.noFigures} />
    </Board>
  )
}

/** How many figures of this year the officer's commune has, against the year before. */
async function figuresDue(resource: (typeof figures)[number], request: Request) {
  const { user } = await requireSession(request)
  const own = user.ward_id ? { ward_id: user.ward_id } : {}
  const year = Number(today().slice(0, 4))
  const countOf = async (of: number) =>
    (await findPage(resource, { ...own, year: of, length: 1 }, request))?.pagination.total ?? null
  const [now, before] = await Promise.all([countOf(year), countOf(year - 1)])
  if (now === null || before === null) return []
  return [
    {
      key: resource.name,
      to: `${listAddress(resource)}/quick-entry`,
      name: resource.plural,
      hint: words.linesOf(formatNumber(now), formatNumber(before)),
      aside: now < before ? words.stillMissing(formatNumber(before - now)) : now ? words.complete : words.noFiguresYet,
      tone: now < before ? ('warning' as const) : ('success' as const),
    },
  ]
}
