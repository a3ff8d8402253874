import { certificates, manufactures, materialAreas, products } from '@trace/domain'
import type { Entry, Resource } from '@trace/domain'
import { screenNeed } from '../../../app/guard.ts'
import { useRowActions } from '../../../resource/list/row-actions.ts'
import type { RowAction } from '../../../resource/list/row-actions.ts'
import { useCan, useUser } from '../../../frame/shell-data.ts'
import { vi } from '../../../ui/vi.ts'

/** What a certificate may be given to. */
export const owners: readonly [link: string, resource: Resource][] = [
  ['manufacture_id', manufactures],
  ['product_id', products],
  ['material_area_id', materialAreas],
]

/** Whoever may approve what a certificate was given to approves the certificate, but no producer its own. */
export function useCertificateActions(): (entry: Entry) => readonly RowAction[] {
  const can = useCan()
  const staff = useUser()?.role?.scope !== 'manufacture'
  const { screens, decisions } = useRowActions(certificates)
  const mayDecide = (entry: Entry) =>
    staff && owners.some(([link, resource]) => entry[link] && can(screenNeed(resource, 'update')))
  const files = ({ file }: Entry): RowAction[] =>
    typeof file === 'string' && file
      ? [{ label: vi.openFile, icon: 'open', run: async () => void open(file, '_blank') }]
      : []

  return (entry) => [...(mayDecide(entry) ? decisions(entry) : []), ...screens(entry), ...files(entry)]
}
