import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { forgetWord, recentWords } from '#src/web/shared/storage/recent-searches.ts';
import styles from '#src/web/search/search/search.module.css';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** What was searched for in this browser; each word can be taken off. */
export function RecentSearches() {
  const { t } = useLingui();
  const site = useSite();
  const [words, setWords] = useState(recentWords);
  if (words.length === 0) return null;
  return (
    <section>
      <h2 className={styles['title']}>{t`Recent searches`}</h2>
      <ul className={styles['list']}>
        {words.map((word) => (
          <li key={word} className={styles['kept']}>
            <a className={styles['link']} href={href(site, 'search-result', {}, { query: word })}>
              <Icon name="clock" />
              <span className={styles['words']}>{word}</span>
            </a>
            <IconButton
              icon="close"
              label={t`Remove ${word}`}
              onPress={() => {
                forgetWord(word);
                setWords(recentWords());
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
