import { news } from './news.ts'
import type { World } from './world.ts'

/** Twenty-four articles: written, approved and published by the editor, but for the last two. */
export function planNews(world: World): void {
  const { plan, at, id, name } = world
  const tags = [...new Set(news.flatMap(({ tags = [] }) => tags))]
  plan(at(-415, '09:00'), 'editor', async (ask) => {
    for (const tag of tags) name(`tag ${tag}`, (await ask('POST', '/tags', { name: tag })).id)
  })
  for (const [number, article] of news.entries()) {
    const { type, domain, picture, title, summary, body, tags: chosen = [], ago, hot, highlight, state } = article
    const minute = String(number).padStart(2, '0')
    plan(at(-ago, `08:${minute}`), 'editor', async (ask) => {
      const { id: row } = await ask('POST', '/articles', {
        title,
        summary,
        content: body.map((paragraph) => `<p>${paragraph}</p>`).join(''),
        article_type_id: id(`article-type ${type}`),
        category_id: id('category province'),
        ...(domain && { domain_id: id(`domain ${domain}`) }),
        thumbnail: world.pictures.of(`news ${picture}`),
        tag_ids: chosen.map((tag) => id(`tag ${tag}`)),
        author_name: 'Ban biên tập',
        seo_title: title.slice(0, 100),
        seo_description: summary.slice(0, 300),
      })
      name(`article ${number}`, row)
      if (hot) await ask('PUT', `/articles/${row}/change-hot`)
      if (highlight) await ask('PUT', `/articles/${row}/change-highlight`)
    })
    if (state === 'draft') continue
    plan(at(-ago, `09:${minute}`), 'editor', (ask) =>
      ask('PUT', `/articles/${id(`article ${number}`)}/change-approved`),
    )
    if (state === 'approved') continue
    plan(at(-ago, `10:${minute}`), 'editor', (ask) => ask('PUT', `/articles/${id(`article ${number}`)}/change-publish`))
  }
}
