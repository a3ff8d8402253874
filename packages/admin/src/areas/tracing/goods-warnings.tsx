import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react'
import { goodsWarnings } from '@trace/domain/areas/tracing/goods-warnings.ts'
import type { Goods, GoodsWarning } from '@trace/domain/areas/tracing/goods-warnings.ts'
import { today } from '@trace/define/text/dates.ts'
import { Suspense, use, useState } from 'react'
import { call } from '@trace/screens/app/call.ts'
import type { Answer } from '@trace/screens/app/api.ts'
import type { Data } from '@trace/screens/app/call.ts'
import styles from './goods-warnings.module.css'

type Asked = Promise<Answer<Data<'GET /api/admin/traces/:id'>>>

/**
 * The warnings that shoppers see, shown before labels are ordered, printed or activated. Pass the trace's id as key.
 */
export function GoodsWarnings({ id }: { id: number }) {
  const [asked] = useState<Asked>(() => call('GET /api/admin/traces/:id', { id }))
  return (
    <Suspense>
      <AskedWarnings asked={asked} />
    </Suspense>
  )
}

function AskedWarnings({ asked }: { asked: Asked }) {
  const answer = use(asked)
  if (!answer.ok) return null
  const { activation_request: request } = answer.data.entry
  return <GoodsBanner goods={answer.data.entry} waits={request === 'asked'} />
}

interface Props {
  goods: Goods
  /** Whether the producer has asked the staff to activate the trace. */
  waits?: boolean
  /** Kinds of warnings to leave out, because the page shows them itself. */
  except?: readonly GoodsWarning['kind'][]
}

/** Warnings about the goods, shown on every page of their trace, order and labels. */
export function GoodsBanner({ goods, waits = false, except = [] }: Props) {
  const warnings = goodsWarnings(goods, today()).filter(({ kind }) => !except.includes(kind))
  return warnings.map(({ kind, says }) => {
    const isHidden = kind === 'hidden'
    const Icon = isHidden ? IconEyeOff : IconAlertTriangle
    return (
      <p key={kind} role="status" className={styles['hint']} data-tone={isHidden ? undefined : 'danger'}>
        <Icon size={18} aria-hidden />
        <span>{isHidden && waits ? WAITS : says}.</span>
      </p>
    )
  })
}

const WAITS = 'Hồ sơ này đang chờ cán bộ kích hoạt: đến lúc đó người quét tem chưa xem được gì'
