import assert from 'node:assert/strict'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { givenChain } from './chain.ts'
import type { Chain } from './chain.ts'
import type { EntryAt } from './data-at.ts'
import type { testServer } from './server.ts'

/** Size 4, because tills cannot read the GTIN of the products at 3 dots per module. */
export const layout = { ...stampDefaults, size: 4, stamps_per_line: 3 }

interface ChainWithTrace extends Chain {
  active: EntryAt<'PUT', '/traces/1/change-active'> & { code: string }
}

interface ChainWithIssue extends ChainWithTrace {
  stamp: EntryAt<'PUT', '/stamps/1/change-status/issued'>
  codeOf(serial: number): Promise<string>
}

/** An active trace of a harvested batch. */
export async function givenTrace(server: ReturnType<typeof testServer>): Promise<ChainWithTrace> {
  const chain = await givenChain(server)
  await chain.harvest()
  const { id } = await chain.trace({ expired_date: '2030-01-01' })
  const active = await chain.ask('PUT', `/traces/${id}/change-active`)
  const { code } = active
  assert.ok(code)
  return { ...chain, active: { ...active, code } }
}

/** An issue of labels that has its numbers: three labels a line, nothing printed yet. */
export async function givenIssue(
  server: ReturnType<typeof testServer>,
  quantity = 10,
  stamp_type = 'qr_serial',
): Promise<ChainWithIssue> {
  const chain = await givenTrace(server)
  const draft = await chain.ask('POST', '/stamps', {
    ...layout,
    name: 'Tem gà đồi',
    trace_id: chain.active.id,
    stamp_type,
    quantity,
  })
  const stamp = await chain.ask('PUT', `/stamps/${draft.id}/change-status/issued`)
  const codeOf = async (serial: number): Promise<string> => {
    const reply = await chain.admin('GET', `/stamps/${stamp.id}/codes?serial_from=${serial}&serial_to=${serial}`)
    return reply.data.entries[0]!.code
  }
  return { ...chain, stamp, codeOf }
}
