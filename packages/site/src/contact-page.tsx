import { Fact, Facts } from './facts.tsx'
import { WebLink } from './footer.tsx'
import { PageFrame } from './page-frame.tsx'
import type { Authority } from './public-trace.ts'
import { Section } from './section.tsx'

/** Contact data of the office, as set in the back-office. */
export interface Contact {
  title: string | null
  address: string | null
  phone: string | null
  hotline: string | null
  email: string | null
  working_hours: string | null
  map_embed_url: string | null
  latitude: number | null
  longitude: number | null
  zalo: string | null
  facebook: string | null
  /** Whether a receiver is set for messages from the form. */
  takesLetters: boolean
  header: { desktop: string; tablet: string | null; mobile: string | null; alt: string | null } | null
}

/** State of the submitted form: values and field errors. */
export interface Letter {
  values: Readonly<Record<string, unknown>>
  problems: Readonly<Record<string, readonly string[]>>
  /** Error message that concerns no single field. */
  refusal?: string
}

interface Props {
  contact: Contact
  authority: Authority
  letter: Letter | 'sent' | null
}

export function ContactPage({ contact, authority, letter }: Props) {
  const { title, header, map_embed_url } = contact
  const heading = title ?? 'Liên hệ'
  const description = authority.portal?.description
  return (
    <PageFrame
      title={`${heading} – ${authority.site_name}`}
      description={description ?? `Liên hệ với ${authority.site_name}.`}
      authority={authority}
    >
      <main>
        {header && (
          <picture className="header-picture">
            {header.mobile && <source media="(max-width: 599px)" srcSet={header.mobile} />}
            {header.tablet && <source media="(max-width: 1023px)" srcSet={header.tablet} />}
            <img src={header.desktop} alt={header.alt ?? ''} />
          </picture>
        )}
        <h1>{heading}</h1>
        {description && <p className="introduction">{description}</p>}
        <div className="columns">
          <div className="story">
            {letter === 'sent' ? <Taken /> : contact.takesLetters && <LetterForm letter={letter} />}
          </div>
          <div className="side">
            <Section id="channels" icon="phone" title="Kênh liên hệ">
              <Channels contact={contact} />
            </Section>
            {map_embed_url && (
              <Section id="map" icon="pin" title="Bản đồ">
                <iframe
                  className="map"
                  src={map_embed_url}
                  title="Bản đồ"
                  loading="lazy"
                  referrerPolicy="no-referrer"
                  sandbox="allow-scripts allow-same-origin allow-popups"
                />
              </Section>
            )}
          </div>
        </div>
      </main>
    </PageFrame>
  )
}

function Channels({
  contact: { address, phone, hotline, email, working_hours, latitude, longitude, zalo, facebook },
}: Pick<Props, 'contact'>) {
  const place = latitude !== null && longitude !== null && `${latitude},${longitude}`
  return (
    <Facts>
      <Fact label="Đường dây nóng">{hotline && <a href={`tel:${hotline}`}>{hotline}</a>}</Fact>
      <Fact label="Điện thoại">{phone && <a href={`tel:${phone}`}>{phone}</a>}</Fact>
      <Fact label="Email">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact label="Zalo">
        {zalo &&
          (/^0\d{9,10}$/.test(zalo) ? (
            <a href={`https://zalo.me/${zalo}`}>{zalo}</a>
          ) : (
            <WebLink url={zalo}>{zalo}</WebLink>
          ))}
      </Fact>
      <Fact label="Facebook">{facebook && <WebLink url={facebook}>{facebook}</WebLink>}</Fact>
      <Fact label="Giờ làm việc">{working_hours}</Fact>
      <Fact label="Địa chỉ">{address}</Fact>
      <Fact label="Tọa độ">
        {place && <a href={`geo:${place}?q=${place}`}>{place.replaceAll('.', ',').replace(/,(?=-?\d+,\d+$)/, '; ')}</a>}
      </Fact>
    </Facts>
  )
}

const Taken = () => (
  <Section id="letter" icon="check" title="Đã nhận thư của bạn">
    <p role="status">Cảm ơn bạn. Cán bộ phụ trách sẽ trả lời theo địa chỉ bạn đã ghi.</p>
  </Section>
)

const inputs: readonly [name: string, label: string, kind: string, more: object][] = [
  ['name', 'Họ và tên', 'text', { required: true, maxLength: 120, autoComplete: 'name' }],
  ['email', 'Email', 'email', { maxLength: 200, autoComplete: 'email' }],
  ['phone', 'Số điện thoại', 'tel', { maxLength: 15, autoComplete: 'tel' }],
]

/** Contact form, works without JavaScript. The last field is a honeypot: hidden from people, filled in by bots. */
function LetterForm({ letter }: { letter: Letter | null }) {
  const typed = (name: string) => String(letter?.values[name] ?? '')
  const problem = (name: string) => letter?.problems[name]?.[0]
  const wrong = (name: string) => (problem(name) ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem` } : {})
  return (
    <Section id="letter" icon="flag" title="Gửi thư, góp ý">
      {letter?.refusal && (
        <p className="problem" role="alert">
          {letter.refusal}
        </p>
      )}
      <form className="letter-form" method="post" action="/lien-he#letter" noValidate>
        {inputs.map(([name, label, kind, more]) => (
          <p key={name}>
            <label htmlFor={`letter-${name}`}>{label}</label>
            <input
              id={`letter-${name}`}
              name={name}
              type={kind}
              defaultValue={typed(name)}
              {...more}
              {...wrong(name)}
            />
            {problem(name) && (
              <span id={`${name}-problem`} className="problem">
                {problem(name)}
              </span>
            )}
          </p>
        ))}
        <p>
          <label htmlFor="letter-content">Nội dung</label>
          <textarea
            id="letter-content"
            name="content"
            rows={6}
            required
            maxLength={5000}
            defaultValue={typed('content')}
            {...wrong('content')}
          />
          {problem('content') && (
            <span id="content-problem" className="problem">
              {problem('content')}
            </span>
          )}
        </p>
        <p hidden>
          <label htmlFor="letter-website">Để trống</label>
          <input id="letter-website" name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <p className="quiet">
          Ghi email hoặc số điện thoại để cán bộ trả lời. Thông tin của bạn chỉ dùng để trả lời thư này.
        </p>
        <button type="submit">Gửi thư</button>
      </form>
    </Section>
  )
}
