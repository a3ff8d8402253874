import type { OwnLines } from './page-template.ts'
import { answerPin } from './pin-answer.ts'
import type { PinAnswer } from './pin-answer.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { useSite } from './site-context.tsx'
import { Section } from './section.tsx'

interface Props {
  trace: PublicTrace
  answer: PinAnswer | null
  own: OwnLines
}

/** Form for the PIN under the covering of a label, and its result. Works without JavaScript. */
export function PinSection({ trace, answer: given, own }: Props) {
  const { code, pin } = trace
  const { say, link, language } = useSite()
  const answer = given && language !== 'vi' ? answerPin(given, trace, language) : given
  if (!pin) return null
  const asks = !answer || answer.outcome === 'wrong'
  return (
    <Section id="pin" icon="shield" title={say('pinTitle')}>
      {answer && (
        <div className={`pin-answer pin-${answer.outcome}`} role="status">
          <p className="pin-title">{answer.title}</p>
          <p>{answer.sentence}</p>
          <p className="printed">{say('printedAt', { moment: own.drawn })}</p>
        </div>
      )}
      {!answer && pin.verified_at && <p className="caution">{say('pinBefore', { moment: own.verified })}</p>}
      {asks && (
        <form className="pin-form" method="post" action={link(`/s/${code}#pin`)}>
          <label htmlFor="pin-digits">{say('pinLabel')}</label>
          <div>
            <input
              id="pin-digits"
              name="pin"
              required
              inputMode="numeric"
              autoComplete="off"
              pattern="[0-9 ]{6,11}"
              maxLength={11}
              aria-describedby="pin-hint"
              placeholder={say('pinDigits')}
            />
            <button type="submit">{say('pinCheck')}</button>
          </div>
          <p id="pin-hint" className="quiet">
            {say('pinHint')}
          </p>
        </form>
      )}
    </Section>
  )
}
