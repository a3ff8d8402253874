import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { proofTreatments } from '@trace/domain/areas/labels/proving/proof-treatments.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import type { Data } from '@trace/screens/app/call.ts'
import { ModalDialog } from '@trace/screens/ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '@trace/screens/ui/use-close-when-left.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import styles from './proof-dialog.module.css'
import { words } from './words.ts'

type Proof = Data<'GET /api/admin/stamp-statistics/:id/proof'>['entry']

interface Props {
  proof: Proof
  onClose(): void
}

/** Test readings of a print run, made before the run was accepted: a picture of the first label, and every reading. */
export function ProofDialog({ proof: { readings, picture, read_at, decoders }, onClose }: Props) {
  const serials = [...new Set(readings.map(({ serial }) => serial))]
  const right = readings.filter(({ is_right }) => is_right).length
  useCloseWhenLeft(onClose)

  return (
    <ModalDialog label={words.title} className={styles['proof']} onClose={onClose}>
      <h2>{words.title}</h2>
      <p className={styles['sum']} data-right={right === readings.length}>
        <Sign isRight={right === readings.length} />
        {words.right(formatNumber(right), formatNumber(readings.length), formatNumber(serials.length))}
      </p>
      <p className="soft">{words.how}</p>
      <div className={styles['parts']}>
        <img src={picture} alt={words.picture(serials[0] ?? '')} />
        <div className={styles['readings']}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.treatment}</th>
                {serials.map((serial) => (
                  <th key={serial} scope="col">
                    {words.label(serial)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(proofTreatments).map(([treatment, label]) => (
                <tr key={treatment}>
                  <th scope="row">{label}</th>
                  {serials.map((serial) => (
                    <Cell
                      key={serial}
                      readings={readings.filter((one) => one.serial === serial && one.treatment === treatment)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p className={`soft ${styles['foot']}`}>
        {words.readAt} {formatMoment(read_at)} · {decoders}
      </p>
      <div className={styles['buttons']}>
        <Button data-autofocus onClick={onClose}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}

function Cell({ readings }: Pick<Proof, 'readings'>) {
  const right = readings.filter(({ is_right }) => is_right).length
  return (
    <td>
      <Sign isRight={right === readings.length} />
      {words.of(right, readings.length)}
    </td>
  )
}

const Sign = ({ isRight }: { isRight: boolean }) =>
  isRight ? (
    <IconCircleCheck className={styles['right']} size={16} aria-hidden />
  ) : (
    <IconCircleX className={styles['wrong']} size={16} aria-hidden />
  )
