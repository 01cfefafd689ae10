import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { wishlistLimits } from '#src/domain/people/wishlist.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { href } from '#src/web/href.ts';
import { showTip } from '#src/web/frame/tips-outlet.tsx';
import type { ListDeeds } from '#src/web/screens/user-wishlist/use-lists.ts';
import type { ListWords } from '#src/web/screens/user-wishlist/user-wishlist.load.ts';
import styles from '#src/web/screens/user-wishlist/user-wishlist.module.css';

type ListToolsProps = { readonly list: ListWords; readonly deeds: ListDeeds; readonly site: SitePart };

/** How a list is called, who else sees it, and its end. */
export function ListTools({ list, deeds, site }: ListToolsProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState(list.title);
  const rename = (event: SyntheticEvent): void => {
    event.preventDefault();
    void deeds.changeList({ deed: 'rename', list: list.id, title });
  };
  return (
    <section className={styles['tools']} aria-label={list.title}>
      <p className={styles['soft']}>{list.count}</p>
      <Share list={list} deeds={deeds} />
      <details>
        <summary>
          <Trans>Rename or remove</Trans>
        </summary>
        <form className={styles['line']} onSubmit={rename}>
          <TextInput
            id="list-title"
            name="title"
            label={t`Name of the list`}
            maxLength={wishlistLimits.title}
            required
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Button type="submit" look="secondary" size="small">{t`Rename`}</Button>
          {!list.isDefault && (
            <Button
              look="danger"
              size="small"
              onPress={() => void deeds.changeList({ deed: 'remove', list: list.id }, href(site, 'user-wishlist'))}
            >{t`Remove this list`}</Button>
          )}
        </form>
      </details>
    </section>
  );
}

function Share({ list, deeds }: Pick<ListToolsProps, 'list' | 'deeds'>) {
  const { t } = useLingui();
  const { shareUrl } = list;
  if (shareUrl === null)
    return (
      <Button
        look="secondary"
        size="small"
        onPress={() => void deeds.changeList({ deed: 'share', list: list.id })}
      >{t`Share this list`}</Button>
    );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(shareUrl);
      showTip(t`Link copied`);
    } catch {
      showTip(t`Your browser would not copy it. Please select the link instead.`, 'warn');
    }
  };
  return (
    <div className={styles['line']}>
      <TextInput
        id="list-link"
        name="link"
        ltr
        label={t`Whoever has this link sees the list`}
        hint={t`Not your name, and not your notes.`}
        value={shareUrl}
        onChange={() => undefined}
      />
      <Button look="secondary" size="small" icon="copy" onPress={() => void copy()}>{t`Copy link`}</Button>
      <Button
        look="quiet"
        size="small"
        onPress={() => void deeds.changeList({ deed: 'unshare', list: list.id })}
      >{t`Stop sharing`}</Button>
    </div>
  );
}

/** Another list. */
export function AddList({ deeds }: { readonly deeds: ListDeeds }) {
  const { t } = useLingui();
  const [title, setTitle] = useState('');
  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (await deeds.changeList({ deed: 'add', title })) setTitle('');
  };
  return (
    <form className={styles['line']} onSubmit={(event) => void add(event)}>
      <TextInput
        id="new-list"
        name="title"
        label={t`New list`}
        maxLength={wishlistLimits.title}
        required
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" look="secondary" size="small">{t`Add list`}</Button>
    </form>
  );
}
