import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { wishlistLimits } from '#src/domain/wishlists/wishlist.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { typedInto, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { showTip } from '#src/web/site/frame/tips/tips-outlet.tsx';
import type { ListActions } from '#src/web/wishlists/user-wishlist/use-lists.ts';
import type { ListWords } from '#src/web/wishlists/user-wishlist/user-wishlist.load.ts';
import styles from '#src/web/wishlists/user-wishlist/user-wishlist.module.css';

const longestName = wishlistLimits.title;

type ListToolsProps = {
  readonly list: ListWords;
  readonly actions: ListActions;
  readonly forms: PlainForms;
  readonly site: SitePart;
};

/** How a list is called, who else sees it, and its end. */
export function ListTools({ list, actions, forms, site }: ListToolsProps) {
  const { t, i18n } = useLingui();
  const refused = typedInto(forms, 'list-rename');
  const [title, setTitle] = useState(refused?.fields['title'] ?? list.title);
  const plain = { forms, fields: { list: list.id } };
  return (
    <section className={styles['tools']} aria-label={list.title}>
      <p className={styles['soft']}>{list.count}</p>
      <Share list={list} actions={actions} forms={forms} />
      <details open={refused !== null}>
        <summary>
          <Trans>Rename or delete</Trans>
        </summary>
        <PlainForm
          className={styles['line']}
          action="list-rename"
          {...plain}
          onSend={() => void actions.changeList({ action: 'rename', list: list.id, title })}
        >
          <TextInput
            id="list-title"
            name="title"
            label={t`Wishlist name`}
            maxLength={longestName}
            required
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            error={refused === null ? undefined : failureWords(i18n, refused.error)}
          />
          <Button type="submit" look="secondary" size="small">{t`Rename`}</Button>
        </PlainForm>
        {!list.isDefault && (
          <PlainForm
            action="list-remove"
            {...plain}
            onSend={() => void actions.changeList({ action: 'remove', list: list.id }, href(site, 'user-wishlist'))}
          >
            <Button type="submit" look="danger" size="small">{t`Delete wishlist`}</Button>
          </PlainForm>
        )}
      </details>
    </section>
  );
}

function Share({ list, actions, forms }: Omit<ListToolsProps, 'site'>) {
  const { t } = useLingui();
  const { shareUrl } = list;
  const plain = { forms, fields: { list: list.id } };
  if (shareUrl === null)
    return (
      <PlainForm
        action="list-share"
        {...plain}
        onSend={() => void actions.changeList({ action: 'share', list: list.id })}
      >
        <Button type="submit" look="secondary" size="small">{t`Share wishlist`}</Button>
      </PlainForm>
    );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(shareUrl);
      showTip(t`Link copied`);
    } catch {
      showTip(t`Your browser couldn’t copy it. Please select the link instead.`, 'warn');
    }
  };
  return (
    <div className={styles['line']}>
      <TextInput
        id="list-link"
        name="link"
        ltr
        label={t`Anyone with this link can see this wishlist`}
        hint={t`Your name and your notes aren’t shared.`}
        value={shareUrl}
        onChange={() => undefined}
      />
      <span className={styles['copy']}>
        <Button look="secondary" size="small" icon="copy" onPress={() => void copy()}>{t`Copy link`}</Button>
      </span>
      <PlainForm
        action="list-unshare"
        {...plain}
        onSend={() => void actions.changeList({ action: 'unshare', list: list.id })}
      >
        <Button type="submit" look="quiet" size="small">{t`Stop sharing`}</Button>
      </PlainForm>
    </div>
  );
}

/** Another list. */
export function AddList({ actions, forms }: Pick<ListToolsProps, 'actions' | 'forms'>) {
  const { t, i18n } = useLingui();
  const refused = typedInto(forms, 'list-add');
  const [title, setTitle] = useState(refused?.fields['title'] ?? '');
  const add = async (): Promise<void> => {
    if (await actions.changeList({ action: 'add', title })) setTitle('');
  };
  return (
    <PlainForm className={styles['line']} action="list-add" forms={forms} onSend={() => void add()}>
      <TextInput
        id="new-list"
        name="title"
        label={t`New wishlist`}
        maxLength={longestName}
        required
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={refused === null ? undefined : failureWords(i18n, refused.error)}
      />
      <Button type="submit" look="secondary" size="small">{t`Create wishlist`}</Button>
    </PlainForm>
  );
}
