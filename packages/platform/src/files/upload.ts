import type { MultipartFields } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maxSizeText } from '@trace/define/uploads.ts'
import { limitMarks } from '@trace/define/text/combining-marks.ts'
import { Refusal, refuseField } from '../refusal.ts'

export interface Upload {
  /** File name given by the sender: shown to people, never used as a path. */
  name: string
  bytes: Buffer
  /** The plain fields before the file in the form. */
  fields: Record<string, string>
}

/** Reads a multipart request with one file, in the field `file`, of at most `most` bytes. */
export async function readUpload(request: FastifyRequest, most: number): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(415, 'Hãy gửi tệp bằng biểu mẫu multipart/form-data')
  try {
    const part = await request.file({ limits: { fileSize: most, files: 1, fields: 20, fieldSize: 10_000, parts: 21 } })
    if (part?.fieldname !== 'file') throw refuseField('file', 'Tệp bắt buộc')
    const bytes = await part.toBuffer()
    if (bytes.length === 0) throw refuseField('file', 'Tệp rỗng')
    return { name: readableName(part.filename), bytes, fields: plainFields(part.fields) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    const { code } = error as { code?: string }
    throw code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(most) : new Refusal(400, 'Biểu mẫu gửi tệp không hợp lệ')
  }
}

/** Removes unpaired surrogates and control characters, which cannot be stored, and slashes, which look like a path. */
const readableName = (name: string): string =>
  limitMarks(name)
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\0-\x1f/\\]/g, '')
    .slice(-200) || 'tep'

const plainFields = (fields: MultipartFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) =>
      part && 'type' in part && part.type === 'field' ? [[name, String(part.value)]] : [],
    ),
  )

export const tooLarge = (most: number): Refusal => new Refusal(413, `Tệp quá lớn, ${maxSizeText(most)}`)
