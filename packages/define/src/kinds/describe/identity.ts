import { exampleText, string } from './text.ts'

export const identityDescription = { schema: () => string, example: exampleText(), sheet: null }
