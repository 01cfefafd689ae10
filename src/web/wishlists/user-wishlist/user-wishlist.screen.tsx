import { Trans, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Tabs } from '#src/ui/content/tabs.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { AccountOutcome, PlainForm } from '#src/web/shared/forms/account-form.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { AddList, ListTools } from '#src/web/wishlists/user-wishlist/list-tools.tsx';
import { useLists, type ListActions } from '#src/web/wishlists/user-wishlist/use-lists.ts';
import { loadUserWishlist, type UserWishlistView } from '#src/web/wishlists/user-wishlist/user-wishlist.load.ts';
import styles from '#src/web/wishlists/user-wishlist/user-wishlist.module.css';
import { WishlistItem } from '#src/web/wishlists/user-wishlist/wishlist-item.tsx';

export const userWishlistScreen = screen(loadUserWishlist, UserWishlist);

function UserWishlist({ data, site }: ViewProps<UserWishlistView>) {
  const { t, i18n } = useLingui();
  const actions = useLists();
  const { forms, lists, shown, wishes: items } = data;
  return (
    <UserCentre page="user-wishlist" title={t`Wishlists`} lead={t`Prices and availability are up to date.`}>
      <AccountOutcome forms={forms} />
      {data.toSave !== null && <ToSave item={data.toSave} actions={actions} forms={forms} site={site} />}
      {actions.error !== null && (
        <Notice tone="warn" role="alert">
          {failureWords(i18n, actions.error)}
        </Notice>
      )}
      {lists.length > 1 && (
        <Tabs
          label={t`Your wishlists`}
          tabs={lists.map((one) => ({ text: one.title, href: one.href, selected: one.id === shown?.id }))}
        />
      )}
      {shown !== null && <ListTools key={shown.id} list={shown} actions={actions} forms={forms} site={site} />}
      {items.length === 0 ? (
        <EmptyState icon="heart" title={t`Nothing saved yet`} text={t`Tap the heart on anything you’d like to do.`}>
          <ButtonLink href={href(site, 'home')}>{t`Explore activities`}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles['wishes']}>
          {shown !== null &&
            items.map((item) => (
              <li key={item.id}>
                <WishlistItem item={item} list={shown} lists={lists} actions={actions} forms={forms} site={site} />
              </li>
            ))}
        </ul>
      )}
      <AddList actions={actions} forms={forms} />
    </UserCentre>
  );
}

type ToSaveProps = {
  readonly item: NonNullable<UserWishlistView['toSave']>;
  readonly actions: ListActions;
  readonly forms: UserWishlistView['forms'];
  readonly site: SitePart;
};

function ToSave({ item, actions, forms, site }: ToSaveProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="info"
      action={
        <PlainForm
          action="wish-save"
          forms={forms}
          fields={{ id: String(item.id) }}
          onSend={() => void actions.save(item.id)}
        >
          <Button type="submit" size="small" busy={actions.busy ? t`Saving…` : undefined}>
            {t`Save`}
          </Button>
        </PlainForm>
      }
    >
      <Trans>
        <a href={href(site, 'activity', { id: String(item.id) })} lang={item.lang}>
          {item.title}
        </a>{' '}
        isn’t on your wishlists yet.
      </Trans>
    </Notice>
  );
}
