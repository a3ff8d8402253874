import { products } from '@trace/domain/areas/catalogue/products.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Listed } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { useCan, useIsStaff } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'

/** Resources that can own a certificate. */
export const owners: readonly [link: 'manufacture' | 'product' | 'material_area', resource: Resource][] = [
  ['manufacture', manufactures],
  ['product', products],
  ['material_area', materialAreas],
]

type Certificate = Listed<typeof certificates>

/**
 * Row actions of a certificate: officers who may approve its owner also approve it; a producer never approves its own.
 */
export function useCertificateActions(): (entry: Certificate) => readonly RowAction[] {
  const can = useCan()
  const staff = useIsStaff()
  const { screens, decisions } = useRowActions(certificates)
  const mayDecide = (entry: Certificate) =>
    staff && owners.some(([link, resource]) => entry[link] && can(screenNeed(resource, 'update')))
  const files = ({ file }: Certificate): RowAction[] =>
    file ? [{ label: vi.openFile, icon: 'open', run: async () => void open(file, '_blank') }] : []

  return (entry) => [...(mayDecide(entry) ? decisions(entry) : []), ...screens(entry), ...files(entry)]
}
