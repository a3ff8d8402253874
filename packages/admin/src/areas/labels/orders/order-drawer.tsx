import { orders } from '@trace/domain'
import { FormDrawer } from '../../../resource/form/form-drawer.tsx'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import { words } from './words.ts'

/** Asks for labels, or changes what was asked for, over the list of orders. */
export function OrderDrawer() {
  return (
    <FormDrawer resource={orders}>
      <FormScreen resource={orders} saveLabel={words.send} />
    </FormDrawer>
  )
}
