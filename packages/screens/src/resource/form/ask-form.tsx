import type { Fields } from '@trace/define/field.ts'
import { openOverlay } from '../../app/overlay.ts'
import { withInputs } from '../fields/with-inputs.ts'
import type { FormDialogProps } from './form-dialog.tsx'

/** Opens a lazy-loaded dialog with a few questions; it stays open until the server accepts or the user cancels. */
export const askForm = <T, const F extends Fields>({
  onDone,
  ...props
}: Omit<FormDialogProps<T, F>, 'onClose'>): Promise<void> =>
  openOverlay('form-dialog', async () => {
    const { FormDialog } = await withInputs(props.fields, () => import('./form-dialog.tsx'))()
    return (close) => (
      <FormDialog<T, F>
        {...props}
        onClose={close}
        onDone={(data) => {
          close()
          onDone(data)
        }}
      />
    )
  })
