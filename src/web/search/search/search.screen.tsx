import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { Chip } from '#src/ui/buttons/chip.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { HiddenText, Page } from '#src/ui/layout/page.tsx';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { href } from '#src/web/shared/page/href.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadSearch, type SearchView } from '#src/web/search/search/search.load.ts';
import styles from '#src/web/search/search/search.module.css';

export const searchScreen = screen(loadSearch, Search);

const fetchSuggest = async () => (await import('#src/web/site/frame/search/search-suggest.tsx')).SearchSuggest;
const fetchRecent = async () => (await import('#src/web/search/search/recent-searches.tsx')).RecentSearches;

function Search({ data, site }: ViewProps<SearchView>) {
  const { t } = useLingui();
  const [Suggest, wantSuggest] = useLater(fetchSuggest);
  const [Recent, wantRecent] = useLater(fetchRecent);
  useEffect(() => {
    wantSuggest();
    wantRecent();
    // The field is what the page is for. The frame leads to the page's beginning first.
    const timer = setTimeout(() => document.getElementById('search-query')?.focus(), 0);
    return () => clearTimeout(timer);
  }, [wantRecent, wantSuggest]);
  return (
    <Page width="narrow">
      <Stack gap={5}>
        <HiddenText as="h1">{t({ message: 'Search', context: 'page' })}</HiddenText>
        <SearchField
          id="search-query"
          name="query"
          size="large"
          label={t`Search activities and places`}
          placeholder={t`Where are you going?`}
          defaultValue={data.query}
          action={href(site, 'search-result')}
          submitText={t`Search`}
          track="click:search.search"
          below={Suggest !== null && <Suggest inputId="search-query" opensEmpty={false} />}
        />
        {Recent !== null && <Recent />}
        {data.groups.map((group) => (
          <section key={group.key}>
            <h2 className={styles['title']}>{group.title}</h2>
            <ul className={styles['list']}>
              {group.options.map((option) => (
                <li key={option.key}>
                  <a className={styles['link']} href={option.href}>
                    <Icon name={option.icon} />
                    <span className={styles['words']}>
                      <span lang={option.lang}>{option.text}</span>
                      {option.note !== undefined && <span className={styles['note']}>{option.note}</span>}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <nav aria-label={t`Things to do`}>
          <h2 className={styles['title']}>{t`Things to do`}</h2>
          <Stack row gap={2}>
            {data.kinds.map((kind) => (
              <Chip key={kind.key} text={kind.text} href={kind.href} />
            ))}
          </Stack>
        </nav>
      </Stack>
    </Page>
  );
}
