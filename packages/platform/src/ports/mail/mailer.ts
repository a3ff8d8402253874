import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '../jobs/queue.ts'
import type { Settings } from '../settings/settings.ts'
import { printMessage } from '../print-message.ts'

export interface Mailer {
  /** Resolves once the mail server has accepted the mail; throws otherwise. */
  send(mail: Mail, sender: Sender): Promise<void>
}

export interface Sender {
  name: string
  address: string
}

/**
 * Timeouts in milliseconds: to find a mail server, to connect, for its greeting, for its next response, and for a whole
 * mail.
 */
const PATIENCE = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const LONGEST = 45_000

/** Whether the mail server refused the address or the mail for good, so that trying again is of no use. */
export function isRefusal(error: Error): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** Header of a kept mail with the addresses of the visitor who wrote it. */
export const WRITTEN_BY = 'X-Written-By'

/** The library is loaded with the first mail, since it takes 20 MB of memory. */
const nodemailer = () => import('nodemailer')

/** Sends mails by SMTP. Without SMTP_URL it writes them to DATA_DIR/mail as .eml files, which mail programs open. */
export function openMailer(settings: Settings, log: (line: string) => void = printMessage): Mailer {
  const { smtpUrl } = settings
  if (smtpUrl) {
    return {
      async send(mail, sender) {
        const { createTransport } = await nodemailer()
        const smtp = createTransport({ url: smtpUrl, ...PATIENCE })
        await within(LONGEST, smtp.sendMail({ ...mail, from: sender }))
      },
    }
  }
  const folder = join(settings.dataDir, 'mail')
  let told = false
  return {
    async send(mail, sender) {
      const { createTransport } = await nodemailer()
      const paper = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const headers = { [WRITTEN_BY]: mail.writtenBy?.join(', ') ?? [] }
      const { message } = await paper.sendMail({ ...mail, from: sender, headers })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
      if (!told) log(`Chưa đặt SMTP_URL: thư được ghi vào ${folder}`)
      told = true
    },
  }
}

/** Rejects after `milliseconds`, even if the server still responds now and then. */
async function within(milliseconds: number, sending: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The mail server takes too long'), { code: 'ETIMEDOUT' })
    late = setTimeout(() => reject(error), milliseconds)
  })
  try {
    await Promise.race([sending, tooLong])
  } finally {
    clearTimeout(late)
    sending.catch(() => undefined)
  }
}
