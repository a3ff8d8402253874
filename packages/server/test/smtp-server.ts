import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { TestContext } from 'node:test'

/** A mail server that accepts letters, except to addresses that it refuses or for which it stops answering. */
export async function startSmtpServer(
  t: TestContext,
  { refuses = /^$/, hangsAt = /^$/ }: { refuses?: RegExp; hangsAt?: RegExp },
): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let [to, inData] = ['', false]
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (inData) {
        if (!text.includes('\r\n.\r\n')) return
        inData = false
        taken.push(to)
        return void socket.write('250 taken\r\n')
      }
      if (text.startsWith('QUIT')) return void socket.end('221 bye\r\n')
      if (text.startsWith('RCPT')) {
        to = /<(.*)>/.exec(text)![1]!
        if (hangsAt.test(to)) return
        if (refuses.test(to)) return void socket.write('550 no such mailbox\r\n')
      }
      inData = text.startsWith('DATA')
      socket.write(inData ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, taken }
}
