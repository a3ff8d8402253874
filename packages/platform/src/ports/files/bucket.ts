import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'

/** Timeouts in milliseconds for reaching a bucket and for its next response; at most two attempts are made. */
const PATIENCE = { connectionTimeout: 3_000, socketTimeout: 5_000 }

/** Opens an S3 bucket given as `https://KEY:SECRET@host/bucket?region=…`, at Amazon or any compatible service. */
export function openBucket(address: string): Disk {
  const url = new URL(address)
  return new Disk(
    new S3Driver({
      endpoint: url.origin,
      requestHandler: PATIENCE,
      maxAttempts: 2,
      forcePathStyle: true,
      region: url.searchParams.get('region') ?? 'us-east-1',
      credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
      bucket: url.pathname.slice(1),
      visibility: 'private',
      supportsACL: false,
    }),
  )
}
