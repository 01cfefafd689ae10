import { msg } from '@lingui/core/macro';
import { LinguiContext } from '@lingui/react';
import { useContext, useEffect } from 'react';
import { useRouteError } from 'react-router';

import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import styles from '#src/web/site/frame/errors/error-page.module.css';

/**
 * Shown when even the error screen failed (spec §8), so it relies on nothing that could have: messages and router may be
 * missing, and then it speaks English. Details are for those who develop the site, never for a visitor (D-10).
 */
export function LastResort() {
  const error = useRouteError();
  const site = useSite();
  useEffect(() => reportError(error), [error]);
  const detailed = site.developerPages && !site.demonstration && error instanceof Error;
  const [title, homeText, isOwn] = useWords();
  return (
    <main id="content" className={styles['page']} {...(isOwn ? {} : { lang: 'en', dir: 'ltr' })}>
      <title>{site.brand.name}</title>
      <h1 className={styles['title']}>{title}</h1>
      {detailed && <pre className={styles['details']}>{error.stack ?? error.message}</pre>}
      <p className={styles['ways']}>
        <a className={styles['home']} href={href(site, 'home')} data-load="">
          {homeText}
        </a>
      </p>
    </main>
  );
}

const inEnglish = ['An error occured while showing the error page', 'Go back to home'] as const;

/** Both texts in the page's language, or in English when either is not there. */
function useWords(): readonly [title: string, home: string, isOwn: boolean] {
  const messages = [msg`An error occured while showing the error page`, msg`Go back to home`] as const;
  const i18n = useContext(LinguiContext)?.i18n;
  try {
    const [title = '', home = ''] = messages.map(({ id }) => i18n?._(id));
    if (title !== '' && home !== '' && title !== messages[0].id && home !== messages[1].id) return [title, home, true];
  } catch {
    // What failed may be the messages themselves.
  }
  return [...inEnglish, false];
}
