import { orderHandlingNeeds } from '@trace/domain/areas/labels/orders/order-rights.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { useIsStaff } from '@trace/screens/app/shell-data.ts'
import { FormDrawer } from '@trace/screens/resource/form/form-drawer.tsx'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { GoodsWarnings } from '../../tracing/index.ts'
import { words } from './words.ts'

/** Form that creates or changes a label order, in a drawer over the list. */
export function OrderDrawer() {
  const side = useIsStaff() ? 'staff' : 'owner'
  return (
    <FormDrawer resource={orders}>
      <FormScreen
        resource={orders}
        saveLabel={words.send}
        saving={orderHandlingNeeds[side]}
        inputs={{
          trace_id: (props) => (
            <div>
              <FieldInput {...props} />
              {Number(props.value) > 0 && <GoodsWarnings key={String(props.value)} id={Number(props.value)} />}
            </div>
          ),
        }}
      />
    </FormDrawer>
  )
}
