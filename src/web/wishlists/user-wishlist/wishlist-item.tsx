import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { wishlistLimits } from '#src/domain/wishlists/wishlist.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { typedInto, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import type { WishlistItemText } from '#src/web/wishlists/parts/wishlist-view.ts';
import type { ListActions } from '#src/web/wishlists/user-wishlist/use-lists.ts';
import type { ListWords } from '#src/web/wishlists/user-wishlist/user-wishlist.load.ts';
import styles from '#src/web/wishlists/user-wishlist/user-wishlist.module.css';

const longest = wishlistLimits.note;

type WishlistItemProps = {
  readonly item: WishlistItemText;
  readonly list: ListWords;
  readonly lists: readonly ListWords[];
  readonly actions: ListActions;
  readonly forms: PlainForms;
  readonly site: SitePart;
};

/** A wishlist item: its card, its note, and the lists that it can be moved to. */
export function WishlistItem(props: WishlistItemProps) {
  const { item, list, actions, forms, site } = props;
  const { t } = useLingui();
  return (
    <div className={styles['wish']}>
      {item.card === null ? (
        <p>
          <Trans>
            <bdi lang={item.titleLang}>{item.title}</bdi>: no longer available
          </Trans>
        </p>
      ) : (
        <ProductCardTile card={item.card} site={site} level={2} hearted={false} track="click:wishlist.own" />
      )}
      <Note {...props} />
      <div className={styles['line']}>
        <Move {...props} />
        <PlainForm
          action="wish-forget"
          forms={forms}
          fields={{ id: String(item.id), list: list.id }}
          onSend={() => void actions.forget(item.id, list.id)}
        >
          <Button type="submit" look="quiet" size="small">{t`Remove`}</Button>
        </PlainForm>
      </div>
    </div>
  );
}

/** A changed note gets a save button; without script, which cannot detect changes, it always has one. */
function Note({ item, list, actions, forms }: WishlistItemProps) {
  const { t, i18n } = useLingui();
  const sent = typedInto(forms, 'wish-note');
  const refused = sent?.fields['id'] === String(item.id) ? sent : null;
  const [note, setNote] = useState(refused?.fields['note'] ?? item.note);
  const save = <Button type="submit" look="secondary" size="small">{t`Save note`}</Button>;
  return (
    <PlainForm
      className={styles['line']}
      action="wish-note"
      forms={forms}
      fields={{ id: String(item.id), list: list.id }}
      onSend={() => void actions.change({ id: item.id, list: list.id, note: note.trim() })}
    >
      <TextInput
        id={`note-${item.id}`}
        name="note"
        label={t`Note`}
        maxLength={longest}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={refused === null ? undefined : failureWords(i18n, refused.error)}
      />
      {note.trim() === item.note ? <noscript>{save}</noscript> : save}
    </PlainForm>
  );
}

/** Onto another list: at once where script runs. */
function Move({ item, list, lists, actions, forms }: WishlistItemProps) {
  const { t } = useLingui();
  if (lists.length < 2) return null;
  return (
    <PlainForm
      className={styles['line']}
      action="wish-move"
      forms={forms}
      fields={{ id: String(item.id), list: list.id }}
      onSend={() => undefined}
    >
      <Select
        id={`move-${item.id}`}
        name="to"
        label={t({ message: 'List', context: 'wishlist' })}
        options={lists.map(({ id, title }) => ({ value: id, text: title }))}
        value={list.id}
        onChange={(event) => void actions.change({ id: item.id, list: list.id, to: event.target.value })}
      />
      <noscript>
        <Button type="submit" look="secondary" size="small">{t`Move`}</Button>
      </noscript>
    </PlainForm>
  );
}
