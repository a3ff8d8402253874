import { formatDay } from '@trace/define/text/format.ts'
import { Icon } from '../icon.tsx'
import { useSite } from '../site-context.tsx'
import type { ArticlePageData, SiteFrame } from '../site-data.ts'
import { Photo } from '../photo.tsx'
import { Thumbnails } from '../thumbnails.tsx'
import { WebLink } from '../footer.tsx'
import { sayIn } from '../words.ts'
import { Articles } from './cards.tsx'
import { Block, PortalPage } from './portal-page.tsx'

interface Props {
  frame: SiteFrame
  article: ArticlePageData
}

export function ArticlePage({ frame, article }: Props) {
  const say = sayIn(frame.visit.language)
  const { slug, title, summary, seo_title, seo_description, published_at, updated_at, thumbnail, author_name } = article
  const { base } = frame.visit
  const description = seo_description ?? summary ?? title
  return (
    <PortalPage
      frame={frame}
      title={seo_title ?? title}
      description={description}
      canonical={`/tin-tuc/${slug}`}
      kind="article"
      preview={`/xem-truoc/tin-tuc/${slug}.jpg`}
      above={[{ label: say('news'), href: '/tin-tuc' }]}
      things={[
        {
          '@type': 'NewsArticle',
          headline: title,
          description,
          url: `${base}/tin-tuc/${slug}`,
          datePublished: published_at,
          dateModified: updated_at,
          inLanguage: 'vi',
          ...(thumbnail && { image: new URL(thumbnail, base).href }),
          ...(author_name && { author: { '@type': 'Organization', name: author_name } }),
          publisher: { '@type': 'Organization', name: frame.authority.organization_name ?? frame.authority.site_name },
        },
      ]}
    >
      <ArticleBody article={article} />
      {article.related.length > 0 && (
        <Block id="related" title={say('related')} all="/tin-tuc">
          <Articles articles={article.related} />
        </Block>
      )}
    </PortalPage>
  )
}

function ArticleBody({ article }: Pick<Props, 'article'>) {
  const { say, own } = useSite()
  const { title, summary, type, published_at, thumbnail, content_html, images, attachments } = article
  return (
    <article className="article">
      <div lang={own}>
        {type && <p className="eyebrow">{type}</p>}
        <h1>{title}</h1>
      </div>
      <p className="quiet article-told">
        <time dateTime={published_at}>{formatDay(published_at)}</time>
        <Written article={article} />
      </p>
      {summary && (
        <p className="introduction" lang={own}>
          <b>{summary}</b>
        </p>
      )}
      {thumbnail && (
        <Photo className="article-picture" src={thumbnail} alt="" width="800" height="450" fetchPriority="high" />
      )}
      <div className="prose" lang={own} dangerouslySetInnerHTML={{ __html: content_html }} />
      <div lang={own}>
        <Thumbnails pictures={images} of={title} />
      </div>
      {attachments.length > 0 && (
        <>
          <h2>{say('attachments')}</h2>
          <ul className="rows">
            {attachments.map(({ url, caption }) => (
              <li key={url}>
                <a className="file" href={url} lang={own}>
                  <Icon name="file" />
                  {caption || title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {article.tags.length > 0 && (
        <ul className="badges" aria-label={say('tags')} lang={own}>
          {article.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Written({ article: { author_name, source_name, source_url } }: Pick<Props, 'article'>) {
  const { say, own } = useSite()
  return (
    <>
      {author_name && (
        <span>
          {say('by')}: <span lang={own}>{author_name}</span>
        </span>
      )}
      {(source_name ?? source_url) && (
        <span>
          {say('source')}:{' '}
          <span lang={own}>
            {source_url ? <WebLink url={source_url}>{source_name ?? source_url}</WebLink> : source_name}
          </span>
        </span>
      )}
    </>
  )
}
