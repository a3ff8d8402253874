import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { simpleLetter } from '../letters.ts'
import { sendResetMail } from '@trace/platform/accounts/letters.ts'
import { openMailer } from '@trace/platform/ports/mail/mailer.ts'
import { senderOf } from '@trace/platform/sender.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'

const server = testServer()

/** The letters written into the folder, once there are `count` of them. */
async function letters(count: number): Promise<string[]> {
  const folder = join(server.settings.dataDir, 'mail')
  const names = await until(
    () => readdir(folder),
    (seen) => seen.length >= count,
  )
  return Promise.all(names.toSorted().map(async (name) => simpleLetter(await readFile(join(folder, name), 'utf8'))))
}

const lan = { name: 'Lan <Anh>', email: 'lan@example.com' }

test('a reset letter is written into the folder once the transaction has committed, with a link to our own address', async () => {
  await server.sql.begin((sql) => sendResetMail(sql, server.settings, lan, 'cnr_abc'))
  const [letter] = await letters(1)
  assert.match(letter!, /^To: lan@example\.com$/m)
  assert.match(letter!, /^Subject: Đặt lại mật khẩu – Cội Nguồn$/m)
  assert.match(letter!, /Kính gửi Lan <Anh>,/)
  assert.match(letter!, /Kính gửi Lan &#60;Anh&#62;,/)
  assert.ok(letter!.includes('https://truyxuat.example.vn/auth/reset-password?token=cnr_abc'))
  assert.match(letter!, /30 phút/)
})

test('the database keeps no link that lets in', async () => {
  await server.sql.begin((sql) => sendResetMail(sql, server.settings, lan, 'cnr_secret'))
  const rows = await server.sql`select data::text from pgboss.job where name = 'mails'`
  assert.ok(rows.length > 0)
  for (const { data } of rows) assert.ok(!String(data).includes('cnr_secret'))
})

test('what is taken back sends no letter', async () => {
  const before = (await server.sql`select 1 from pgboss.job where name = 'mails'`).length
  await server.sql
    .begin(async (sql) => {
      await sendResetMail(sql, server.settings, lan, 'cnr_no')
      throw new Error('taken back')
    })
    .catch(() => undefined)
  assert.equal((await server.sql`select 1 from pgboss.job where name = 'mails'`).length, before)
})

test('with SMTP_URL a letter goes to that server', async () => {
  let heard = ''
  const smtp = createServer((socket) => {
    let inData = false
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text
      if (inData) return void (text.includes('\r\n.\r\n') && socket.write('250 taken\r\n'))
      if (text.startsWith('DATA')) inData = true
      if (text.startsWith('QUIT')) return void socket.end('221 bye\r\n')
      socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.address() as AddressInfo
  const mailer = openMailer({ ...server.settings, smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` })
  const letter = { to: 'lan@example.com', subject: 'Thử', text: 'Chào Lan', html: '<p>Chào Lan</p>' }
  await mailer.send(letter, await senderOf(server.program, server.settings))
  assert.match(heard, /RCPT TO:<lan@example\.com>/)
  assert.match(heard, /khong-tra-loi@truyxuat\.example\.vn/)
  smtp.close()
})
