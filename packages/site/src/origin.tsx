import { thumbnailOf } from './pictures.ts'
import { formatArea, formatNumber } from '@trace/domain/format'
import { AreaSketch, CircleSketch } from './area-sketch.tsx'
import { Fact, Facts } from './facts.tsx'
import type { PublicArea, PublicProducer } from './public-trace.ts'
import { useSite } from './site-context.tsx'
import { Section } from './section.tsx'

export function ProducerSection({ producer }: { producer: PublicProducer }) {
  return (
    <Section id="producer" icon="producer" title="Cơ sở sản xuất">
      <div className="producer">
        {producer.logo_url && <img src={thumbnailOf(producer.logo_url)} alt="" width="64" height="64" loading="lazy" />}
        <div>
          <p className="producer-name">{producer.name}</p>
          {producer.form && <p className="quiet">{producer.form}</p>}
        </div>
      </div>
      <p>
        {producer.address}
        {producer.former_address && <span className="quiet"> (trước đây: {producer.former_address})</span>}
      </p>
      <Facts>
        <Fact label="Điện thoại">{producer.phone && <a href={`tel:${producer.phone}`}>{producer.phone}</a>}</Fact>
        <Fact label="Website">{producer.website && <WebsiteLink address={producer.website} />}</Fact>
        <Fact label="Mã địa điểm toàn cầu (GLN)" code>
          {producer.gln}
        </Fact>
      </Facts>
    </Section>
  )
}

export function WebsiteLink({ address }: { address: string }) {
  return /^https?:\/\//i.test(address) ? (
    <a href={address} rel="noopener noreferrer nofollow">
      {/^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address}
    </a>
  ) : (
    address
  )
}

export function AreaSection({ area }: { area: PublicArea }) {
  const { latitude, longitude } = area
  return (
    <Section id="area" icon="pin" title="Vùng sản xuất">
      {area.boundary && <AreaSketch boundary={area.boundary} name={area.name} />}
      {area.around && <CircleSketch kilometres={area.around.kilometres} />}
      <p className="producer-name">{area.name}</p>
      {area.address && <p>{area.address}</p>}
      <Facts>
        <Fact label="Mã vùng" code>
          {area.code}
        </Fact>
        <Fact label="Mã truy vết địa điểm" code>
          {area.location_code}
        </Fact>
        <Fact label="Mã số vùng trồng" code>
          {area.puc_code}
        </Fact>
        <Fact label="Diện tích">{formatArea(area.acreage)}</Fact>
        <Fact label="Hình thức">{area.farming_form}</Fact>
        <Fact label="Tọa độ">
          {latitude !== null && longitude !== null && <Coordinates latitude={latitude} longitude={longitude} />}
        </Fact>
      </Facts>
    </Section>
  )
}

function Coordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  const { isInApp } = useSite()
  const north = `${formatNumber(Math.abs(latitude), 5)}° ${latitude < 0 ? 'Nam' : 'Bắc'}`
  const east = `${formatNumber(Math.abs(longitude), 5)}° ${longitude < 0 ? 'Tây' : 'Đông'}`
  const told = (
    <>
      <span className="nowrap">{north},</span> <span className="nowrap">{east}</span>
    </>
  )
  return isInApp ? told : <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{told}</a>
}
