import { certificateTypes } from '@trace/domain/areas/producers/certificate-fields.ts'
import { certificateStates, certificateStatus } from '@trace/domain/areas/producers/certificate-status.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { useFieldId } from '@trace/screens/resource/fields/input-props.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import styles from './picker.module.css'
import { isGood } from './trace-data.ts'
import type { Certificate } from './trace-data.ts'
import { words } from './words.ts'

interface Props extends InputProps {
  certificates: readonly Certificate[]
  /** The packing day, on which a certificate must stand. */
  day: string
}

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** Certificates of producer, product and area; those that do not stand on the packing day cannot be selected. */
export function CertificatePicker({ field, path, value, error, change, certificates, day }: Props) {
  const chosen = idsOf(value)
  const toggle = (id: number) => change(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])

  return (
    <fieldset id={useFieldId(path)} className={styles['picker']}>
      <legend>{field.label}</legend>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {certificates.length === 0 ? (
        <p className="soft">{words.noCertificates}</p>
      ) : (
        <ul>
          {certificates.map((certificate) => {
            const { id, certificate_type, number, issuer, issued_at, expires_at } = certificate
            const on = chosen.includes(id)
            return (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={on}
                    disabled={!on && !isGood(certificate, day)}
                    onChange={() => toggle(id)}
                  />
                  <span>
                    {certificateTypes[certificate_type]} · {number}
                  </span>
                  <span className="soft">{issuer}</span>
                  <span className="soft">{words.from(formatDay(issued_at))}</span>
                  <span className="soft">{expires_at ? words.until(formatDay(expires_at)) : words.forever}</span>
                  <StatusBadge {...certificateStates[certificateStatus(expires_at, today())]} />
                </label>
              </li>
            )
          })}
        </ul>
      )}
    </fieldset>
  )
}
