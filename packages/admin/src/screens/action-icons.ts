import {
  IconAlertTriangle, IconArrowRight, IconCheck, IconCopy, IconDownload, IconExternalLink, IconEye, IconLock, IconNotebook, IconPencil, IconPoint,
  IconPrinter, IconQrcode, IconTicket, IconToggleRight, IconTrash, IconX,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { RowAction } from './row-actions.ts'

export const actionIcons: Record<RowAction['icon'], Icon> = {
  view: IconEye, edit: IconPencil, approve: IconCheck, reject: IconX, move: IconArrowRight, copy: IconCopy, open: IconExternalLink, write: IconNotebook,
  print: IconPrinter, download: IconDownload, lock: IconLock, switch: IconToggleRight, qr: IconQrcode, order: IconTicket, recall: IconAlertTriangle, delete: IconTrash, other: IconPoint,
}
