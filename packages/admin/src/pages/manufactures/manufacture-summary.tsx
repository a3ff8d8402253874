import { IconAlertTriangle, IconBuildingStore, IconHourglass } from '@tabler/icons-react'
import { manufactures } from '@trace/domain'
import { thumbnailOf } from '../../fields/upload.ts'
import { joined } from '../../screens/entry.ts'
import { Fact, Facts } from '../../screens/facts.tsx'
import type { Manufacture } from './manufacture-data.ts'
import styles from './manufacture-detail.module.css'
import { words } from './words.ts'

const { fields } = manufactures

/** Who it is at a glance, and what stands in its way. */
export function ManufactureSummary({ manufacture }: { manufacture: Manufacture }) {
  const { logo, code, address, phone, representative_name, representative_title, tax_code } = manufacture
  const place = [address, joined(manufacture, 'ward_id')[0]?.name, joined(manufacture, 'province_id')[0]?.name].filter(Boolean).join(', ')

  return (
    <>
      <Hindrance manufacture={manufacture} />
      <section className={`card ${styles['summary']}`}>
        {logo ? <img src={thumbnailOf(logo)} alt="" className={styles['logo']} /> : <span className={styles['logo']}><IconBuildingStore size={40} stroke={1.25} aria-hidden /></span>}
        <Facts>
          <Fact label={fields.code.label}>{code}</Fact>
          <Fact label={fields.manufacturing_form_id.label}>{joined(manufacture, 'manufacturing_form_id')[0]?.name}</Fact>
          <Fact label={fields.manufacturing_sector_ids.label}>{joined(manufacture, 'manufacturing_sector_ids').map(({ name }) => name).join(', ')}</Fact>
        </Facts>
        <Facts>
          <Fact label={words.representative}>{[representative_name, representative_title].filter(Boolean).join(' · ')}</Fact>
          <Fact label={fields.phone.label}><a href={`tel:${phone}`}>{phone}</a></Fact>
          <Fact label={words.address}>{place}</Fact>
          <Fact label={fields.tax_code.label}>{tax_code}</Fact>
        </Facts>
      </section>
    </>
  )
}

function Hindrance({ manufacture: { approval_status, reject_reason, is_active, suspend_reason } }: { manufacture: Manufacture }) {
  if (approval_status === 'pending') return <p className={styles['hindrance']} data-tone="warning"><IconHourglass size={18} aria-hidden />{words.waiting}</p>
  if (approval_status === 'rejected') return <p className={styles['hindrance']} data-tone="danger"><IconAlertTriangle size={18} aria-hidden />{words.rejected(reject_reason ?? '')}</p>
  return is_active ? null : <p className={styles['hindrance']} data-tone="danger"><IconAlertTriangle size={18} aria-hidden />{words.suspended(suspend_reason ?? '')}</p>
}
