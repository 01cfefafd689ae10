import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';

import { wishlistLimits } from '#src/domain/people/wishlist.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select, TextInput } from '#src/ui/form/text-input.tsx';
import { ProductCardTile } from '#src/web/parts/product-card-tile.tsx';
import type { WishWords } from '#src/web/parts/wishlist-view.ts';
import type { ListDeeds } from '#src/web/screens/user-wishlist/use-lists.ts';
import type { ListWords } from '#src/web/screens/user-wishlist/user-wishlist.load.ts';
import styles from '#src/web/screens/user-wishlist/user-wishlist.module.css';

type WishProps = {
  readonly wish: WishWords;
  readonly list: ListWords;
  readonly lists: readonly ListWords[];
  readonly deeds: ListDeeds;
  readonly site: SitePart;
};

/** Something on a list: the card as everywhere, the note beside it, and where else it could stand. */
export function Wish({ wish, list, lists, deeds, site }: WishProps) {
  const { t } = useLingui();
  const [note, setNote] = useState(wish.note);
  const keep = (event: SyntheticEvent): void => {
    event.preventDefault();
    void deeds.change({ id: wish.id, list: list.id, note: note.trim() });
  };
  return (
    <div className={styles['wish']}>
      {wish.card === null ? (
        <p>
          <Trans>
            <bdi lang={wish.titleLang}>{wish.title}</bdi>: not on sale any more
          </Trans>
        </p>
      ) : (
        <ProductCardTile card={wish.card} site={site} level={2} hearted={false} track="click:wishlist.own" />
      )}
      <form className={styles['line']} onSubmit={keep}>
        <TextInput
          id={`note-${wish.id}`}
          name="note"
          label={t`Note`}
          maxLength={wishlistLimits.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {note.trim() !== wish.note && <Button type="submit" look="secondary" size="small">{t`Save note`}</Button>}
      </form>
      <div className={styles['line']}>
        {lists.length > 1 && (
          <Select
            id={`move-${wish.id}`}
            name="list"
            label={t`List`}
            options={lists.map(({ id, title }) => ({ value: id, text: title }))}
            value={list.id}
            onChange={(event) => void deeds.change({ id: wish.id, list: list.id, to: event.target.value })}
          />
        )}
        <Button look="quiet" size="small" onPress={() => void deeds.forget(wish.id, list.id)}>{t`Remove`}</Button>
      </div>
    </div>
  );
}
