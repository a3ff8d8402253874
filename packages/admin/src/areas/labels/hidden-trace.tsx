import { IconEyeOff } from '@tabler/icons-react'
import { Suspense, use, useState } from 'react'
import { call } from '../../app/call.ts'
import type { Answer } from '../../app/api.ts'
import type { Data } from '../../app/call.ts'
import styles from './hidden-trace.module.css'

type Asked = Promise<Answer<Data<'GET /api/admin/traces/:id'>>>

/** Says, before labels are ordered or printed, that shoppers cannot read their trace yet. Give it the id as its key. */
export function HiddenTrace({ id }: { id: number }) {
  const [asked] = useState<Asked>(() => call('GET /api/admin/traces/:id', { id }))
  return (
    <Suspense>
      <HiddenNote asked={asked} />
    </Suspense>
  )
}

function HiddenNote({ asked }: { asked: Asked }) {
  const answer = use(asked)
  if (!answer.ok || answer.data.entry.status === 'active') return null
  return (
    <p role="status" className={styles['hint']}>
      <IconEyeOff size={18} aria-hidden />
      {answer.data.entry.activation_request === 'asked' ? WAITS : HIDDEN}
    </p>
  )
}

const HIDDEN =
  'Hồ sơ này chưa kích hoạt: người quét tem chưa xem được gì. Vẫn đặt và in được, nhớ kích hoạt trước khi bán hàng.'
const WAITS = 'Hồ sơ này đang chờ cán bộ kích hoạt: đến lúc đó người quét tem chưa xem được gì.'
