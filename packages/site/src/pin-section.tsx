import { formatMoment } from '@trace/domain/format'
import type { PinAnswer } from './pin-answer.ts'
import type { PublicTrace } from './public-trace.ts'
import { Section } from './section.tsx'

/** Form for the PIN under the covering of a label, and its result. Works without JavaScript. */
export function PinSection({ trace: { code, pin }, answer }: { trace: PublicTrace; answer: PinAnswer | null }) {
  if (!pin) return null
  const asks = !answer || answer.outcome === 'wrong'
  return (
    <Section id="pin" icon="shield" title="Xác thực tem chống giả">
      {answer && (
        <div className={`pin-answer pin-${answer.outcome}`} role="status">
          <p className="pin-title">{answer.title}</p>
          <p>{answer.sentence}</p>
        </div>
      )}
      {!answer && pin.verified_at && (
        <p className="caution">
          Tem này đã được xác thực lần đầu lúc {formatMoment(pin.verified_at)}. Nếu lớp phủ trên tem còn nguyên, tem có
          thể là giả.
        </p>
      )}
      {asks && (
        <form className="pin-form" method="post" action={`/s/${code}#pin`}>
          <label htmlFor="pin-digits">Mã PIN dưới lớp phủ</label>
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
              placeholder="6 chữ số"
            />
            <button type="submit">Kiểm tra mã PIN</button>
          </div>
          <p id="pin-hint" className="quiet">
            Cào lớp phủ trên tem và nhập 6 chữ số bên dưới. Chỉ tem thật mới có mã PIN đúng.
          </p>
        </form>
      )}
    </Section>
  )
}
