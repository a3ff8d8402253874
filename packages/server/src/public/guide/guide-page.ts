import { html } from '@trace/platform/openapi/html.ts'
import type { Html } from '@trace/platform/openapi/html.ts'
import type { GuidePage } from './read-guide.ts'

/**
 * A page of the user guide as HTML, with a list of all pages and links to the previous and next one. Needs no script.
 */
export function guidePage(pages: readonly GuidePage[], page: GuidePage, style: string): string {
  const at = pages.indexOf(page)
  const [contents] = pages
  const title = page === contents ? page.title : `${page.title} · ${contents!.title}`
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return `<!doctype html>${
    html`<html lang="vi">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${{ html: style }}</style>
</head>
<body>
<header><a href="/huong-dan"><b>Cội Nguồn</b> ${contents!.title}</a><a href="/admin/home">Vào trang quản trị</a></header>
<nav aria-label="Các trang hướng dẫn">
${pages.slice(1).map((one) => link(one, one === page && { html: ' aria-current="page"' }))}
</nav>
<main>${{ html: page.html }}
<footer>${before && link(before, { html: ' rel="prev"' })}${after && link(after, { html: ' rel="next"' })}</footer>
</main>
</body></html>`.html
  }`
}

const link = ({ name, title }: GuidePage, attributes: Html | false): Html =>
  html`<a href="/huong-dan${name && `/${name}`}"${attributes}>${title}</a>`
