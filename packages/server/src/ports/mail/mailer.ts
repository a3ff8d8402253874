import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from '../jobs/queue.ts'
import type { Settings } from '../settings/settings.ts'
import { printMessage } from '../print-message.ts'

export interface Mailer {
  /** Resolves once the mail server has accepted the mail; throws otherwise. */
  send(mail: Mail, sender?: Sender): Promise<void>
}

export interface Sender {
  name: string
  address: string
}

/** Sends mails by SMTP. Without SMTP_URL it writes them to DATA_DIR/mail as .eml files, which mail programs open. */
export function openMailer(settings: Settings, log: (line: string) => void = printMessage): Mailer {
  const from = { name: 'Cội Nguồn', address: `khong-tra-loi@${new URL(settings.publicUrl).hostname}` }
  if (settings.smtpUrl) {
    const smtp = createTransport(settings.smtpUrl, { from })
    return { send: async (mail, sender = from) => void (await smtp.sendMail({ ...mail, from: sender })) }
  }
  const folder = join(settings.dataDir, 'mail')
  const paper = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  let told = false
  return {
    async send(mail, sender = from) {
      const { message } = await paper.sendMail({ ...mail, from: sender })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
      if (!told) log(`Chưa đặt SMTP_URL: thư được ghi vào ${folder}`)
      told = true
    },
  }
}
