import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';

import { inLanguage } from '#src/domain/site/choices/picker-choices.ts';
import type { SiteNotice } from '#src/domain/site/notice.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import styles from '#src/web/site/frame/global-notice.module.css';
import { storeItem, readItem } from '#src/web/shared/storage/local-store.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** The operator's line above the page; closing it hides it for seven days. */
export function GlobalNotice() {
  const { notice, util } = useSite();
  return notice !== null && util.toggles.globalNotice ? <OpenNotice notice={notice} /> : null;
}

function OpenNotice({ notice }: { readonly notice: SiteNotice }) {
  const { t } = useLingui();
  const { language } = useSite();
  const [closed, setClosed] = useState(false);
  const closedBefore = useSyncExternalStore(watchNothing, closedNotice, noneYet);
  if (closed || closedBefore === notice.id) return null;
  const close = (): void => {
    storeItem('notice', notice.id);
    setClosed(true);
  };
  return (
    <aside className={styles['notice']} aria-label={t`Notice`}>
      <p className={styles['text']} lang={notice.lang}>
        {notice.path === null ? notice.text : <a href={inLanguage(notice.path, language)}>{notice.text}</a>}
      </p>
      <IconButton icon="close" label={t`Close`} onPress={close} />
    </aside>
  );
}

const watchNothing = () => () => undefined;
const closedNotice = (): string | null => readItem('notice');

/** The page is the same for all, so it comes with the notice; it is hidden at once for visitors who closed it. */
const noneYet = (): null => null;
