import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operations } from '../../operations.ts'
import { clientText } from './client-text.ts'
import { apiDocument } from './document.ts'

await writeFile(join(import.meta.dirname, '../../../../client/calls.ts'), clientText(apiDocument(operations, '/')))
