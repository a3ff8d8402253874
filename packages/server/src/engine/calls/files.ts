import { MOST_DOCUMENT, storeFile } from '../files/store-file.ts'
import type { StoredFile } from '../files/store-file.ts'
import { operation } from './operation-by-hand.ts'
import { Told } from '../operation.ts'
import type { Operation } from '../operation.ts'

const upload = operation<Record<never, never>, StoredFile>({
  method: 'POST',
  path: '/api/admin/files',
  needs: 'signedIn',
  summary: 'Tải lên một ảnh (JPG, PNG, WebP, tối đa 5 MB) hoặc tài liệu (PDF, DOCX, XLSX, tối đa 20 MB)',
  input: {},
  takes: MOST_DOCUMENT,
  /** No transaction waits while a picture is drawn; a file whose transaction fails is one that nothing refers to, and is swept like it. */
  prepare: ({ sql, upload: file, settings, viewer }) => storeFile(sql, settings, { ...file!, by: viewer.id }),
  async run({ upload: file, prepared: entry, store }) {
    await store.note('create', { subject: 'media', label: file!.name, new_values: entry })
    return new Told('Tải lên thành công', { ...entry, entry })
  },
})

export const files: Operation[] = [upload]
