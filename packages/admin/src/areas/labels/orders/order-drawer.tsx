import { orders } from '@trace/domain'
import { FormDrawer } from '../../../resource/form/form-drawer.tsx'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import { words } from './words.ts'

/** Form that creates or changes a label order, in a drawer over the list. */
export function OrderDrawer() {
  return (
    <FormDrawer resource={orders}>
      <FormScreen resource={orders} saveLabel={words.send} />
    </FormDrawer>
  )
}
