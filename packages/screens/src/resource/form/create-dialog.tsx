import { nameOf } from './entry.ts'
import { Button } from '@mantine/core'
import type { Entry, Named } from '@trace/define/entry.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { useId, useState } from 'react'
import type { CreateDialogProps } from '../fields/reference/create-dialog-loader.ts'
import { FormScope } from '../fields/input-props.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useIsStaff } from '../../app/shell-data.ts'
import { useCloseWhenLeft } from '../../ui/use-close-when-left.ts'
import { vi } from '../../ui/vi.ts'
import { createAddress } from '../addresses.ts'
import { words } from './words.ts'
import { Form } from './form.tsx'
import styles from './near-name.module.css'
import { NearName } from './near-name.tsx'
import { shapeFields } from './form-state.ts'
import { askToLeave, countUnsaved } from './leave-guard.ts'
import { checkAt, useSend } from './use-send.ts'

/** Dialog that creates a row, over the form that wants to refer to it. */
export function CreateDialog({ resource, initial, onCreated, close }: CreateDialogProps) {
  const staff = useIsStaff()
  const fields = shapeFields(resource.fields, false, staff)
  const send = useSend(fields, null, 'POST', `/${resource.name}`)
  const [before] = useState(countUnsaved)
  const scope = useId()
  useCloseWhenLeft(close)

  const proposes = isProposable(resource) && !staff
  const takeInstead = (row: Named) => {
    close()
    onCreated(row)
  }
  const leave = async () => {
    if (countUnsaved() === before || (await askToLeave())) close()
  }
  const finish = (entry: Entry | undefined) => {
    close()
    if (entry) onCreated({ id: entry.id, name: nameOf(resource, entry) })
  }

  return (
    <Drawer title={proposes ? words.propose(resource.label) : vi.addOne(resource.label)} onClose={() => void leave()}>
      <FormScope value={scope}>
        {proposes && <p className={`soft ${styles['hint']}`}>{words.proposeHint}</p>}
        <Form
          resource={resource}
          fields={fields}
          sections={resource.sections}
          ordered={resource.ordered}
          entry={initial}
          send={send}
          check={checkAt('POST', `/${resource.name}`)}
          onSaved={finish}
          address={createAddress(resource)}
          {...(proposes && { saveLabel: words.sendProposal })}
          {...(isProposable(resource) && {
            inputs: {
              [resource.title]: (props) => <NearName {...props} resource={resource} take={takeInstead} />,
            },
          })}
          aside={
            <Button variant="default" onClick={() => void leave()}>
              {vi.cancel}
            </Button>
          }
        />
      </FormScope>
    </Drawer>
  )
}
