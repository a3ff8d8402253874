import { Button } from '@mantine/core'
import { percentDone } from '@trace/domain/areas/plans/production-plan.ts'
import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { DetailSection } from '@trace/screens/resource/detail/detail-screen.tsx'
import { ProgressBar } from '@trace/screens/resource/transfer/progress-bar.tsx'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import type { ProductView } from './plan-data.ts'
import { doneOf, sumOf, withUnit } from './plan.ts'
import { ShareRow } from './share-row.tsx'
import styles from './product-page.module.css'
import { words } from './words.ts'

/** One product of a plan, with the recorded output of each worker. */
export function ProductPage() {
  const { entry, product } = useLoaderData<ProductView>()
  const can = useCan()
  const isProducer = !useIsStaff()
  const mayNote =
    entry.status === 'published' &&
    can(
      isProducer
        ? screenNeed(productionPlans, 'read', 'edit', 'update')
        : screenNeed(productionPlans, 'edit', 'update'),
    )
  const done = doneOf(product)

  return (
    <Page
      title={product.product.name}
      actions={
        <Button component={Link} to={detailAddress(productionPlans, entry.id)} variant="default">
          {words.backToPlan}
        </Button>
      }
    >
      <div className={styles['parts']}>
        <DetailSection heading={entry.name}>
          <Line label={words.progress}>
            <ProgressBar label={words.progress} percent={percentDone(done, product.target_quantity)} />
          </Line>
          <Line label={words.target}>{withUnit(product.target_quantity, product)}</Line>
          <Line label={words.assigned}>{withUnit(sumOf(product.labors, 'assigned_quantity'), product)}</Line>
          <Line label={words.done}>{withUnit(done, product)}</Line>
          <Line label={words.time}>
            {formatDay(product.start_date ?? entry.start_date)} – {formatDay(product.end_date ?? entry.end_date)}
          </Line>
          {product.process && <Line label={fields.process_id.label}>{product.process.name}</Line>}
          {product.material_area && <Line label={fields.material_area_id.label}>{product.material_area.name}</Line>}
          {product.note && <Line label={words.note}>{product.note}</Line>}
        </DetailSection>
        <Card
          heading={words.shares}
          flush={product.labors.length > 0}
          aside={entry.status !== 'published' && <span className="soft">{words.onlyPublished}</span>}
        >
          {product.labors.length === 0 ? (
            <p className="soft">{words.noLabors}</p>
          ) : (
            <ul className={styles['lines']}>
              <li className={styles['head']} aria-hidden>
                <span>{words.labor}</span>
                <span>{words.assigned}</span>
                <span>{words.done}</span>
                <span>{words.note}</span>
              </li>
              {product.labors.map((share) => (
                <ShareRow key={`${share.id} ${share.updated_at}`} share={share} product={product} mayNote={mayNote} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </Page>
  )
}

const { fields } = productionPlans.fields.products

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
