import { formatDay } from '@trace/define/text/format.ts'
import { Icon } from '../icon.tsx'
import { useSite } from '../site-context.tsx'
import type { LibraryEntry, PagedWithChoices, SiteFrame } from '../site-data.ts'
import { Choices } from './list-parts.tsx'
import { ListPage } from './list-page.tsx'

export const LibraryPage = ({ frame, list }: { frame: SiteFrame; list: PagedWithChoices<LibraryEntry> }) => (
  <ListPage frame={frame} title="library" lead="libraryLead" list={list}>
    <Choices choices={list.choices} />
    <ul className="documents">
      {list.entries.map((entry, index) => (
        <Entry key={index} entry={entry} />
      ))}
    </ul>
  </ListPage>
)

function Entry({ entry }: { entry: LibraryEntry }) {
  const { say, own } = useSite()
  const { title, kind, document_no, issuer, issued_at, effective_at, validity, summary, files } = entry
  return (
    <li className="section">
      <p className="eyebrow">
        <span lang={own}>{[kind, document_no].filter(Boolean).join(' · ')}</span>
        {validity && <span className={`tag tag-${validity}`}>{say(validity)}</span>}
      </p>
      <h2 lang={own}>{title}</h2>
      {summary && <p lang={own}>{summary}</p>}
      <p className="quiet article-told">
        {issuer && <span lang={own}>{issuer}</span>}
        {issued_at && (
          <span>
            {say('issuedOn')} {formatDay(issued_at)}
          </span>
        )}
        {effective_at && (
          <span>
            {say('effectiveOn')} {formatDay(effective_at)}
          </span>
        )}
      </p>
      <ul className="rows">
        {files.map(({ url, caption }) => (
          <li key={url}>
            <a className="file" href={url}>
              <Icon name="file" />
              <span>
                {say('download')}: <span lang={own}>{caption || title}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
