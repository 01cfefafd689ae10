import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { offeredLanguage } from '#src/domain/site/language/language-offer.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { inLanguage } from '#src/domain/site/choices/picker-choices.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from '#src/web/site/frame/language-offer.module.css';
import { useFreeEdge } from '#src/web/site/frame/consent/use-free-edge.ts';
import { useHere } from '#src/web/site/frame/use-here.ts';
import { storeItem, readItem } from '#src/web/shared/storage/local-store.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { useConsent } from '#src/web/shared/visitor/consent.ts';
import { visitorState } from '#src/web/shared/visitor/visitor-state.ts';

/**
 * Links to this page in the browser's preferred language, by that language's own name. It is only a link, since
 * visitors are never redirected by location or browser settings. Once followed or closed it is not shown again.
 */
export function LanguageOffer() {
  const { t } = useLingui();
  const site = useSite();
  const here = useHere();
  // One question at a time.
  const isShown = useConsent() === 'unknown';
  const [offered, setOffered] = useState(() =>
    readItem('offer') !== null
      ? null
      : offeredLanguage({
          current: site.language,
          spoken: site.supportLanguages,
          browser: navigator.languages,
          residence: visitorState.now().residence.code,
        }),
  );
  const bar = useFreeEdge(offered !== null && !isShown);
  if (offered === null || isShown) return null;
  const close = (): void => {
    storeItem('offer', offered);
    setOffered(null);
  };
  return (
    <aside ref={bar} className={styles['offer']} aria-label={t`Language`}>
      <a
        className={styles['link']}
        href={inLanguage(here, offered)}
        rel="nofollow"
        lang={offered}
        hrefLang={offered}
        dir={languages[offered].dir}
        onClick={() => storeItem('offer', offered)}
      >
        <Icon name="globe" />
        {languages[offered].name}
      </a>
      <IconButton icon="close" label={t`Close`} onPress={close} />
    </aside>
  );
}
