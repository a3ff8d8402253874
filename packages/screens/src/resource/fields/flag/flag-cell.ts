import { vi } from '../../../ui/vi.ts'
import { plainCell } from '../plain-cell.ts'

export const FlagCell = plainCell((value) => (value ? vi.on : vi.off))
