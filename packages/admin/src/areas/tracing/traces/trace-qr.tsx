import { Button, CopyButton } from '@mantine/core'
import { IconCopy, IconDownload, IconExternalLink } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { printedQrText } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { QrCode } from '@trace/screens/ui/qr-code.tsx'
import { isPublic, publicPath } from './trace.ts'
import type { ListedTrace } from './trace.ts'
import { words } from './words.ts'
import styles from './trace-qr.module.css'

const small = (Picture: Icon) => ({ variant: 'default', size: 'xs', leftSection: <Picture size={14} aria-hidden /> })

/** Large QR code of a trace, with its actions. */
export function TraceQr({ trace }: { trace: ListedTrace }) {
  const { code, qr_url: address } = trace
  const file = (format: string) => `/api/web/qr-code?${new URLSearchParams({ text: address, size: '1000', format })}`
  const name = `qr-${code}`

  return (
    <div className={styles['qr']}>
      <QrCode text={printedQrText(address)} label={words.qrOf(code ?? '')} size={208} />
      <strong className={styles['code']}>{code}</strong>
      <p className="soft">
        {words.printed} <span className={styles['address']}>{address}</span>
      </p>
      <div className={styles['buttons']}>
        {isPublic(trace) && (
          <Button component="a" href={publicPath(trace)} target="_blank" rel="noreferrer" {...small(IconExternalLink)}>
            {words.publicPage}
          </Button>
        )}
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button {...small(IconCopy)} onClick={copy}>
              {copied ? words.copied : words.copyLink}
            </Button>
          )}
        </CopyButton>
        <Button component="a" href={file('png')} download={`${name}.png`} {...small(IconDownload)}>
          {words.downloadPng}
        </Button>
        <Button component="a" href={file('svg')} download={`${name}.svg`} {...small(IconDownload)}>
          {words.downloadSvg}
        </Button>
      </div>
    </div>
  )
}
