import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { CodeTarget } from '../areas/labels/index.ts'
import { found, passport } from './answers.ts'
import { findPublic } from './find-public.ts'
import { passportOf } from './passport.ts'
import { shopperPages } from './portal/shopper-pages.ts'
import { readPublicTrace } from './read-public-trace.ts'

/** The same answer for an unknown code and for one that is not public. */
export const notFound = (data?: object): Refusal => new Refusal(404, 'Không tìm thấy mã truy xuất', data && { data })

/** Looks up a code without sign-in and without counting a scan. */
const look = <const N extends string>(kind: CodeTarget['kind'], name: N, summary: string) =>
  operation({
    method: 'GET',
    path: `/api/web/${name}/:code`,
    needs: 'public',
    summary,
    answers: found,
    fromReplica: true,
    allowance: 'lookUp',
    async run({ params, store: { sql }, settings }) {
      const target = await findPublic(sql, settings, kind, params['code']!)
      if (!target) throw notFound()
      return { entry: await readPublicTrace(sql, settings, target) }
    },
  })

const readPassport = operation({
  method: 'GET',
  path: '/api/web/traces/:code/passport',
  needs: 'public',
  summary: 'Hộ chiếu số của sản phẩm',
  answers: passport,
  fromReplica: true,
  allowance: 'lookUp',
  async run({ params, store: { sql }, settings }) {
    const target = await findPublic(sql, settings, 'trace', params['code']!)
    if (!target) throw notFound()
    return { entry: await passportOf(sql, target.trace_id, await readPublicTrace(sql, settings, target)) }
  },
})

export const publicOperations = [
  look('trace', 'traces', 'Thông tin công khai của một hồ sơ truy xuất'),
  look('stamp', 'stamps', 'Thông tin công khai của một tem'),
  readPassport,
  ...shopperPages,
]
