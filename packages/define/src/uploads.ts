import { formatBytes } from './text/format.ts'

/** Files that may be uploaded: the maximum size in bytes, and their types by file ending. */
export interface Uploadable {
  most: number
  types: Readonly<Record<string, { name: string; mime: string }>>
}

export const MEGABYTE = 1_048_576

export const pictures = {
  most: 5 * MEGABYTE,
  types: {
    jpg: { name: 'JPG', mime: 'image/jpeg' },
    png: { name: 'PNG', mime: 'image/png' },
    webp: { name: 'WebP', mime: 'image/webp' },
  },
} as const satisfies Uploadable

export const documents = {
  most: 20 * MEGABYTE,
  types: {
    pdf: { name: 'PDF', mime: 'application/pdf' },
    docx: { name: 'DOCX', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    xlsx: { name: 'XLSX', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
} as const satisfies Uploadable

/**
 * What can be imported: a workbook, or a .zip of one with the files of its rows. Each file is limited like a document.
 */
export const importableFiles = {
  most: 50 * MEGABYTE,
  types: { xlsx: documents.types.xlsx, zip: { name: 'ZIP', mime: 'application/zip' } },
} as const satisfies Uploadable

/** 'PDF, DOCX, XLSX' */
export const typeNames = ({ types }: Uploadable): string =>
  Object.values(types)
    .map(({ name }) => name)
    .join(', ')

/** The types as the `accept` attribute of a file input: '.pdf,.docx,.xlsx'. */
export const endingsOf = ({ types }: Uploadable): string =>
  Object.keys(types)
    .map((ending) => `.${ending}`)
    .join()

export const mimesOf = ({ types }: Uploadable): string[] => Object.values(types).map(({ mime }) => mime)

/** 'tối đa 20 MB' */
export const maxSizeText = (most: number): string => `tối đa ${formatBytes(most)}`
