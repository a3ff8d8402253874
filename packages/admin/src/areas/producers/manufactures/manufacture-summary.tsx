import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Tone } from '@trace/define/machine.ts'
import { Fact, Facts } from '@trace/screens/resource/detail/facts.tsx'
import type { Manufacture } from './manufacture-data.ts'
import styles from './manufacture-detail.module.css'
import { words } from './words.ts'

const { fields } = manufactures

/** Summary of a producer, with warnings about what blocks it. */
export function ManufactureSummary({ manufacture }: { manufacture: Manufacture }) {
  const { address, phone, representative_name, representative_title, tax_code } = manufacture
  const { ward, province, manufacturing_form, manufacturing_sectors } = manufacture
  const place = [address, ward.name, province.name].filter(Boolean).join(', ')

  return (
    <>
      <Hindrance manufacture={manufacture} />
      <section className={`card ${styles['summary']}`}>
        <Facts>
          <Fact label={fields.manufacturing_form_id.label}>{manufacturing_form?.name}</Fact>
          <Fact label={fields.manufacturing_sector_ids.label}>
            {manufacturing_sectors.map(({ name }) => name).join(', ')}
          </Fact>
        </Facts>
        <Facts>
          <Fact label={words.representative}>
            {[representative_name, representative_title].filter(Boolean).join(' · ')}
          </Fact>
          <Fact label={fields.phone.label}>
            <a href={`tel:${phone}`}>{phone}</a>
          </Fact>
          <Fact label={words.address}>{place}</Fact>
          <Fact label={fields.tax_code.label}>{tax_code}</Fact>
        </Facts>
      </section>
    </>
  )
}

function Hindrance({ manufacture: { approval_status, is_active, suspend_reason } }: { manufacture: Manufacture }) {
  if (approval_status === 'pending') return <Hint tone="warning" icon={IconHourglass} text={words.waiting} />
  return is_active || approval_status === 'rejected' ? null : (
    <Hint tone="danger" icon={IconAlertTriangle} text={words.suspended(suspend_reason)} />
  )
}

const Hint = ({ tone, icon: Picture, text }: { tone: Tone; icon: Icon; text: string }) => (
  <p className={styles['hindrance']} data-tone={tone}>
    <Picture size={18} aria-hidden />
    {text}
  </p>
)
