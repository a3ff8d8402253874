import { thumbnailOf } from './pictures.ts'
import { formatArea, formatNumber } from '@trace/define/text/format.ts'
import { AreaSketch, CircleSketch } from './area-sketch.tsx'
import { Fact, Facts } from './facts.tsx'
import type { PublicArea, PublicProducer } from '@trace/domain/areas/scans/public-trace.ts'
import { useSite } from './site-context.tsx'
import { Section } from './section.tsx'

export function ProducerSection({ producer }: { producer: PublicProducer }) {
  const { say, own } = useSite()
  return (
    <Section id="producer" icon="producer" title={say('makerTitle')}>
      <div className="producer">
        {producer.logo_url && <img src={thumbnailOf(producer.logo_url)} alt="" width="64" height="64" loading="lazy" />}
        <div>
          <p className="producer-name" lang={own}>
            {producer.name}
          </p>
          {producer.form && (
            <p className="quiet" lang={own}>
              {producer.form}
            </p>
          )}
        </div>
      </div>
      {producer.introduction && <p lang={own}>{producer.introduction}</p>}
      <p>
        <span lang={own}>{producer.address}</span>
        {producer.former_address && (
          <span className="quiet">
            {' '}
            ({say('formerlyAt')}: <span lang={own}>{producer.former_address}</span>)
          </span>
        )}
      </p>
      <Facts>
        <Fact label={say('phone')}>{producer.phone && <a href={`tel:${producer.phone}`}>{producer.phone}</a>}</Fact>
        <Fact label={say('website')}>{producer.website && <WebsiteLink address={producer.website} />}</Fact>
        <Fact label={say('gln')} code>
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
  const { say, own } = useSite()
  return (
    <Section id="area" icon="pin" title={say('area')}>
      {area.boundary && <AreaSketch boundary={area.boundary} name={area.name} />}
      {area.around && <CircleSketch kilometres={area.around.kilometres} />}
      <p className="producer-name" lang={own}>
        {area.name}
      </p>
      {area.address && <p lang={own}>{area.address}</p>}
      <Facts>
        <Fact label={say('areaCode')} code>
          {area.code}
        </Fact>
        <Fact label={say('locationCode')} code>
          {area.location_code}
        </Fact>
        <Fact label={say('pucCode')} code>
          {area.puc_code}
        </Fact>
        <Fact label={say('acreage')}>{formatArea(area.acreage)}</Fact>
        <Fact label={say('form')} lang={own}>
          {area.farming_form}
        </Fact>
        <Fact label={say('coordinates')}>
          {latitude !== null && longitude !== null && <Coordinates latitude={latitude} longitude={longitude} />}
        </Fact>
      </Facts>
    </Section>
  )
}

function Coordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  const { isInApp, say } = useSite()
  const north = `${formatNumber(Math.abs(latitude), 5)}° ${say(latitude < 0 ? 'south' : 'north')}`
  const east = `${formatNumber(Math.abs(longitude), 5)}° ${say(longitude < 0 ? 'west' : 'east')}`
  const told = (
    <>
      <span className="nowrap">{north},</span> <span className="nowrap">{east}</span>
    </>
  )
  return isInApp ? told : <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{told}</a>
}
