import { Fact, Facts } from './facts.tsx'
import { WebLink } from './footer.tsx'
import { HeaderImage } from './header-image.tsx'
import { PageHeading, PortalPage } from './portal/portal-page.tsx'
import { Section } from './section.tsx'
import { useSite } from './site-context.tsx'
import type { SiteFrame } from './site-data.ts'
import type { Word } from './words.ts'
import { sayIn } from './words.ts'

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
  /** Whether a recipient is set for messages from the form. */
  takesLetters: boolean
}

/** State of the submitted form: values and field errors. */
export interface ContactFormState {
  values: Readonly<Record<string, unknown>>
  problems: Readonly<Record<string, readonly string[]>>
  /** Error message that concerns no single field. */
  refusal?: string
}

interface Props {
  contact: Contact
  frame: SiteFrame
  letter: ContactFormState | 'sent' | null
}

export function ContactPage({ contact, frame, letter }: Props) {
  const say = sayIn(frame.visit.language)
  const { title, map_embed_url } = contact
  const heading = title ?? say('contact')
  const description = frame.authority.portal?.description ?? undefined
  return (
    <PortalPage frame={frame} title={heading} description={description ?? say('contactUs')} above={[]}>
      {frame.header && <HeaderImage header={frame.header} />}
      <PageHeading title={heading} lead={description} isOwn={title !== null} />
      <div className="columns">
        <div className="story">
          {letter === 'sent' ? <Taken /> : contact.takesLetters && <LetterForm letter={letter} />}
        </div>
        <div className="side">
          <Section id="channels" icon="phone" title={say('channels')}>
            <Channels contact={contact} />
          </Section>
          {map_embed_url && (
            <Section id="map" icon="pin" title={say('map')}>
              <iframe
                className="map"
                src={map_embed_url}
                title={say('map')}
                loading="lazy"
                referrerPolicy="no-referrer"
                sandbox="allow-scripts allow-same-origin allow-popups"
              />
            </Section>
          )}
        </div>
      </div>
    </PortalPage>
  )
}

function Channels({
  contact: { address, phone, hotline, email, working_hours, latitude, longitude, zalo, facebook },
}: Pick<Props, 'contact'>) {
  const { say, own } = useSite()
  const place = latitude !== null && longitude !== null && `${latitude},${longitude}`
  return (
    <Facts>
      <Fact label={say('hotline')}>{hotline && <a href={`tel:${hotline}`}>{hotline}</a>}</Fact>
      <Fact label={say('phone')}>{phone && <a href={`tel:${phone}`}>{phone}</a>}</Fact>
      <Fact label={say('email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact label="Zalo">
        {zalo &&
          (/^0\d{9,10}$/.test(zalo) ? (
            <a href={`https://zalo.me/${zalo}`}>{zalo}</a>
          ) : (
            <WebLink url={zalo}>{zalo}</WebLink>
          ))}
      </Fact>
      <Fact label="Facebook">{facebook && <WebLink url={facebook}>{facebook}</WebLink>}</Fact>
      <Fact label={say('hours')}>{working_hours && <span lang={own}>{working_hours}</span>}</Fact>
      <Fact label={say('address')}>{address && <span lang={own}>{address}</span>}</Fact>
      <Fact label={say('coordinates')}>{place && place.replaceAll('.', ',').replace(/,(?=-?\d+,\d+$)/, '; ')}</Fact>
    </Facts>
  )
}

function Taken() {
  const { say } = useSite()
  return (
    <Section id="letter" icon="check" title={say('letterTaken')}>
      <p role="status">{say('letterThanks')}</p>
    </Section>
  )
}

const inputs: readonly [name: string, label: Word, kind: string, more: object][] = [
  ['name', 'fullName', 'text', { required: true, maxLength: 120, autoComplete: 'name' }],
  ['email', 'email', 'email', { maxLength: 200, autoComplete: 'email' }],
  ['phone', 'phone', 'tel', { maxLength: 15, autoComplete: 'tel' }],
]

/** Contact form, works without JavaScript. The last field is a honeypot: hidden from people, filled in by bots. */
function LetterForm({ letter }: { letter: ContactFormState | null }) {
  const { say, own, link } = useSite()
  const typed = (name: string) => String(letter?.values[name] ?? '')
  const problem = (name: string) => letter?.problems[name]?.[0]
  const wrong = (name: string) => (problem(name) ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem` } : {})
  return (
    <Section id="letter" icon="flag" title={say('writeUs')}>
      {letter?.refusal && (
        <p className="problem" role="alert" lang={own}>
          {letter.refusal}
        </p>
      )}
      <form className="letter-form" method="post" action={link('/lien-he#letter')} noValidate>
        {inputs.map(([name, label, kind, more]) => (
          <p key={name}>
            <label htmlFor={`letter-${name}`}>{say(label)}</label>
            <input
              id={`letter-${name}`}
              name={name}
              type={kind}
              defaultValue={typed(name)}
              {...more}
              {...wrong(name)}
            />
            {problem(name) && (
              <span id={`${name}-problem`} className="problem" lang={own}>
                {problem(name)}
              </span>
            )}
          </p>
        ))}
        <p>
          <label htmlFor="letter-content">{say('content')}</label>
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
            <span id="content-problem" className="problem" lang={own}>
              {problem('content')}
            </span>
          )}
        </p>
        <p hidden>
          <label htmlFor="letter-website">{say('leaveEmpty')}</label>
          <input id="letter-website" name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <p className="quiet">{say('letterNote')}</p>
        <button type="submit">{say('send')}</button>
      </form>
    </Section>
  )
}
