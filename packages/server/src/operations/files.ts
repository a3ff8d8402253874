import { MOST_DOCUMENT, storeFile } from '../files/store-file.ts'
import { operation, Told } from '../operation.ts'
import type { Operation } from '../operation.ts'

const upload = operation({
  method: 'POST',
  path: '/api/admin/files',
  needs: 'signedIn',
  summary: 'Tải lên một ảnh (JPG, PNG, WebP, tối đa 5 MB) hoặc tài liệu (PDF, DOCX, XLSX, tối đa 20 MB)',
  input: {},
  takes: MOST_DOCUMENT,
  async run({ upload: file, store, settings, viewer }) {
    const entry = await storeFile(store.sql, settings, { ...file!, by: viewer.id })
    await store.note('create', { subject: 'media', label: file!.name, new_values: entry })
    return new Told('Tải lên thành công', { ...entry, entry })
  },
})

export const files: Operation[] = [upload]
