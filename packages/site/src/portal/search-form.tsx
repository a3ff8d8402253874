import { Icon } from '../icon.tsx'
import { ScanAnother } from '../scan-other.tsx'
import { useSite } from '../site-context.tsx'

/** Search over products, producers, areas and codes; works without a script. */
export function SearchForm({ words = '' }: { words?: string }) {
  const { say, language, link } = useSite()
  const keepsLanguage = link('/') !== '/'
  return (
    <>
      <form className="search-form" action="/tim-kiem" method="get" role="search">
        <label className="unseen" htmlFor="q">
          {say('searchLabel')}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={words}
          placeholder={say('searchShort')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        {keepsLanguage && <input type="hidden" name="lang" value={language} />}
        <button type="submit">
          <Icon name="search" />
          <span>{say('find')}</span>
        </button>
      </form>
      <ScanAnother word="scanCode" />
    </>
  )
}
