import { documents, maxSizeText, pictures, typeNames } from '@trace/define/uploads.ts'
import { group, integer, text } from '@trace/define/kinds/index.ts'
import { storeFile } from '../files/store-file.ts'
import { always, data } from '../operation/answers.ts'
import { operation, AnswerWithMessage } from '../operation/operation.ts'

const stored = {
  url: text('Địa chỉ tệp', always),
  thumb_url: text('Địa chỉ ảnh nhỏ'),
  mime: text('Loại nội dung', always),
  size: integer('Số byte', always),
  width: integer('Chiều rộng'),
  height: integer('Chiều cao'),
}

const upload = operation({
  method: 'POST',
  path: '/api/admin/files',
  needs: 'signedIn',
  summary: `Tải lên một ảnh (${typeNames(pictures)}, ${maxSizeText(pictures.most)}) hoặc tài liệu (${typeNames(documents)}, ${maxSizeText(documents.most)})`,
  takes: documents.most,
  answers: data({ ...stored, entry: group('Tệp', stored, always) }),
  /**
   * The image is processed before the transaction, so that none is open meanwhile. If the transaction fails, the file
   * has no reference and is deleted like any other file without one.
   */
  prepare: ({ sql, upload: file, settings, viewer }) => storeFile(sql, settings, { ...file!, by: viewer.id }),
  async run({ upload: file, prepared: entry, store }) {
    await store.note('create', { subject: 'media', label: file!.name, new_values: entry })
    return new AnswerWithMessage(`Đã tải lên ${file!.name}`, { ...entry, entry })
  },
})

export const files = [upload]
