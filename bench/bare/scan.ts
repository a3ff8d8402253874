import fastify from 'fastify'
import postgres from '@trace/postgres'

/** What somebody would write by hand for a scan: find the code, note the scan, count it. */
const pool = postgres(process.env['DATABASE_URL']!, { max: 20 })
const bare = fastify({ trustProxy: true })

bare.post('/scans', async (request) => {
  const { code } = request.body as { code: string }
  const [found] = await pool`select code, name from bare_codes where code = ${code}`
  if (!found) return { code: 404 }
  await pool`insert into bare_scans (code, ip) values (${code}, ${request.ip})`
  const [counted] = await pool`update bare_codes set scans = scans + 1 where code = ${code} returning scans`
  return { code: 200, data: { entry: { ...found, ...counted } } }
})

await bare.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
