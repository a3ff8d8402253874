import type { Kind } from '../../field.ts'
import { boundaryDescription } from './boundary.ts'
import { choiceDescriptions } from './choice.ts'
import { codeDescriptions } from './code.ts'
import { dateDescriptions } from './date.ts'
import { flagDescriptions } from './flag.ts'
import { identityDescription } from './identity.ts'
import type { SheetedKind } from '../index.ts'
import { itemsDescriptions } from './items.ts'
import type { KindDescription } from '../kind.ts'
import { mediaDescriptions } from './media.ts'
import { numberDescriptions } from './number.ts'
import { passwordDescription } from './password.ts'
import { referenceDescriptions } from './reference.ts'
import { richTextDescription } from './rich-text.ts'
import type { SheetRules } from './sheet-cell.ts'
import { statusDescription } from './status.ts'
import { textDescriptions } from './text.ts'

/** How the API document and sheets present each kind. Imported by no screen: browsers do not fetch it. */
export const descriptions: Record<Kind, KindDescription> = {
  ...textDescriptions,
  ...codeDescriptions,
  ...numberDescriptions,
  ...dateDescriptions,
  ...flagDescriptions,
  ...choiceDescriptions,
  ...referenceDescriptions,
  ...mediaDescriptions,
  ...itemsDescriptions,
  richText: richTextDescription,
  identity: identityDescription,
  password: passwordDescription,
  status: statusDescription,
  boundary: boundaryDescription,
} satisfies Record<Kind, KindDescription> & Record<SheetedKind, { sheet: SheetRules }>
