import { isOwnPicture, LINK_REL, mayLinkTo, richTextAliases, richTextElements } from '@trace/define/text/rich-text.ts'
import type { RichTextElement } from '@trace/define/text/rich-text.ts'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { DOMParser as SchemaParser, DOMSerializer } from '@tiptap/pm/model'
import type { Node as Content } from '@tiptap/pm/model'
import { Extension, getSchema, Mark, Node } from '@tiptap/react'
import type { JSONContent } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { trustedHtml } from '../../../boot/trusted-types.ts'

const mark = (name: string, tag: RichTextElement, more: { code?: boolean; excludes?: string } = {}) =>
  Mark.create({ name, ...more, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
})

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return {
      /** A caption is one line: Enter continues below its figure. */
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== this.name) return false
        return editor.commands.insertContentAt(
          $from.after($from.depth - 1),
          { type: 'paragraph' },
          { updateSelection: true },
        )
      },
    }
  },
})

/** Attribute with the id of a picture being uploaded. */
export const PENDING = 'data-pending'

const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      pending: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(PENDING),
        renderHTML: ({ pending }: { pending?: string | null }) => (pending ? { [PENDING]: pending } : {}),
      },
    }
  },
  addInputRules: () => [],
})

/** A picture that is a block of its own. */
const BlockPicture = Picture.extend({ parseHTML: () => [{ tag: 'img[src]', context: 'doc/|figure/', priority: 60 }] })
const InlinePicture = Picture.extend({ name: 'inlineImage', parseHTML: () => [{ tag: 'img[src]' }] }).configure({
  inline: true,
})

/** Remembers in which of several equivalent forms a text was stored, so that saving it unchanged changes nothing. */
const AsWritten = Extension.create({
  name: 'asWritten',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        /** Whether the text of a list item, a cell or a quotation is stored without a `<p>` around it. */
        bare: {
          default: true,
          parseHTML: (element) => element.hasAttribute(BARE),
          renderHTML: ({ bare }) => (bare ? { [BARE]: '' } : {}),
        },
      },
    },
    {
      types: ['codeBlock'],
      attributes: {
        plain: {
          default: false,
          parseHTML: (element) => element.firstElementChild?.tagName !== 'CODE',
          renderHTML: ({ plain }) => (plain ? { [PLAIN]: '' } : {}),
        },
      },
    },
    {
      types: ['tableRow'],
      attributes: {
        head: {
          default: false,
          parseHTML: (element) => element.parentElement?.tagName === 'THEAD' || element.hasAttribute(HEAD),
          renderHTML: ({ head }) => (head ? { [HEAD]: '' } : {}),
        },
      },
    },
  ],
})

const BARE = 'data-bare'
const PLAIN = 'data-plain'
const HEAD = 'data-head'
/** Attributes that only the editor reads; pasting text copied in the editor keeps them. */
export const editorAttributes = [BARE, PLAIN, HEAD, 'data-pm-slice']

/** The schema of the editor has every element of `richTextElements`, and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => mayLinkTo(url),
      HTMLAttributes: { target: null, rel: LINK_REL, class: null },
    },
  }),
  mark('code', 'code', { code: true, excludes: '' }),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  Figure,
  Figcaption,
  BlockPicture,
  InlinePicture,
  TableKit.configure({ table: { resizable: false } }),
  AsWritten,
]

const schema = getSchema(extensions)

/** Reads stored text into the editor. */
export const parseRichText = (html: string): JSONContent =>
  SchemaParser.fromSchema(schema)
    .parse(new DOMParser().parseFromString(trustedHtml(html), 'text/html').body)
    .toJSON() as JSONContent

/** Serialises the editor's text for storage, with only the elements and attributes of the definition. */
export function writeRichText(doc: Content): string {
  const page = document.implementation.createHTMLDocument('')
  const box = page.createElement('div')
  const { content } = withoutTrailing(doc)
  box.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(content, { document: page }))
  for (const text of box.querySelectorAll(`p[${BARE}]`)) {
    const { parentElement: around } = text
    const isAlone = [...(around?.children ?? [])].filter(({ tagName }) => tagName === 'P').length === 1
    if (around !== box && isAlone) text.replaceWith(...text.childNodes)
  }
  for (const block of box.querySelectorAll(`pre[${PLAIN}]`))
    block.replaceChildren(...block.firstElementChild!.childNodes)
  for (const table of box.querySelectorAll('table')) moveHead(table)
  for (const element of box.querySelectorAll('*')) keepDefined(element)
  return box.innerHTML
}

/** Removes the empty paragraph that the editor appends by itself. */
function withoutTrailing(doc: Content): Content {
  const { lastChild: last, childCount } = doc
  const before = childCount > 1 ? doc.child(childCount - 2) : null
  const isAdded = last?.type.name === 'paragraph' && last.attrs['bare'] && last.content.size === 0
  return isAdded && before && before.type !== last.type ? doc.cut(0, doc.content.size - last.nodeSize) : doc
}

function moveHead(table: HTMLTableElement): void {
  const rows = [...table.querySelectorAll(`tr[${HEAD}]`)].filter((row) => row.closest('table') === table)
  const body = rows[0]?.parentElement
  if (!body) return
  const head = table.ownerDocument.createElement('thead')
  head.append(...rows)
  body.before(head)
  if (!body.firstElementChild) body.remove()
}

const elementOf = (name: string): RichTextElement | undefined => {
  const tag = richTextAliases[name] ?? name
  return tag in richTextElements ? (tag as RichTextElement) : undefined
}
/** A picture in a line of text. */

function keepDefined(element: Element): void {
  const name = elementOf(element.tagName.toLowerCase())
  if (!name || (name === 'img' && !isOwnPicture(element.getAttribute('src') ?? ''))) return element.remove()
  const kept = richTextElements[name].flatMap((attribute) => {
    const value = element.getAttribute(attribute)
    return value === null ? [] : [[attribute, value] as const]
  })
  for (const attribute of element.getAttributeNames()) element.removeAttribute(attribute)
  for (const [attribute, value] of kept) element.setAttribute(attribute, value)
}
