import type { Values } from '@trace/define/field.ts'
import { email, longText, phone, text } from '@trace/define/kinds/index.ts'
import { Invalid, readValues } from '@trace/define/read.ts'
import { drawContactPage } from '@trace/site'
import type { ContactFormState } from '@trace/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf } from '@trace/platform/request/operation-route.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { failureOf } from '@trace/platform/request/failures.ts'
import { queueMail } from '@trace/platform/ports/jobs/queue.ts'
import { visitorLetter } from '../areas/portal/index.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import { refuseOverLimit } from '@trace/platform/access/refuse-over-limit.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { frameOf } from './portal/serve-portal.ts'
import { readContact, receiverOf } from './read-authority.ts'

const PATH = '/lien-he'
/**
 * A form sends nine bytes for one Vietnamese letter, so the limit is higher than for other open calls; a text that
 * is a little too long is then reported beside its field.
 */
const MOST_BYTES = 128_000

const letterFields = {
  name: text('Họ và tên', { required: true, max: 120 }),
  email: email('Email'),
  phone: phone('Số điện thoại'),
  content: longText('Nội dung', { required: true, max: 5_000 }),
}

/** The contact page, with a form that sends mail to the officers. */
export function serveContact(
  pages: FastifyInstance,
  pool: Pool,
  settings: Settings,
  headers: Record<string, string>,
): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    letter: ContactFormState | 'sent' | null = null,
  ) => {
    const [contact, frame] = await Promise.all([readContact(pool), frameOf(pool, settings, request)])
    const map = contact.map_embed_url === null ? "'none'" : new URL(contact.map_embed_url).origin
    return reply
      .headers({ ...headers, 'content-security-policy': `${headers['content-security-policy']!}; frame-src ${map}` })
      .send(drawContactPage(frame, contact, letter))
  }

  pages.get(PATH, (request, reply) => show(request, reply))

  pages.register(async (form) => {
    form.removeAllContentTypeParsers()
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, sent, done) =>
      done(null, Object.fromEntries(new URLSearchParams(sent as string))),
    )
    form.post(PATH, { bodyLimit: MOST_BYTES, config: { allowance: 'contactTry' } }, async (request, reply) => {
      const values = bodyOf(request)
      try {
        refuseOverLimit('contact', request.ip)
        await pass(values)
        return await show(request, reply, 'sent')
      } catch (error) {
        const { code, message, errors, retryAfter } = failureOf(error)
        if (code >= 500) throw error
        if (retryAfter) reply.header('retry-after', String(retryAfter))
        return show(request, reply.code(code), { values, problems: errors ?? {}, ...(!errors && { refusal: message }) })
      }
    })
  })

  /** Honeypot: a bot that fills in the hidden field gets the usual thanks, and nothing is sent. */
  async function pass(values: Record<string, unknown>): Promise<void> {
    const letter: Values<typeof letterFields> = readValues(letterFields, values)
    if (letter.email === null && letter.phone === null)
      throw refuseField('email', 'Ghi email hoặc số điện thoại để chúng tôi trả lời')
    const to = await receiverOf(pool)
    if (to === null) throw new Invalid({ content: ['Trang này hiện không nhận thư'] })
    if (!values['website']) await pool.begin((sql) => queueMail(sql, visitorLetter(to, letter)))
  }
}
