import { msg, plural } from '@lingui/core/macro';

import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import { wishlistCalls } from '#src/contract/wishlists/wishlists.calls.ts';
import type { WishlistView } from '#src/contract/wishlists/wishlists.ts';
import { href } from '#src/web/shared/page/href.ts';
import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { listTitle, wishlistItemText, type WishlistItemText } from '#src/web/wishlists/parts/wishlist-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type ListWords = {
  readonly id: string;
  readonly title: string;
  readonly count: string;
  readonly href: string;
  readonly isDefault: boolean;
  /** The public address of the list; null while it is private. */
  readonly shareUrl: string | null;
};

export type UserWishlistView = {
  readonly forms: PlainForms;
  readonly lists: readonly ListWords[];
  /** The list that is shown (`?list=`), else the default one; null until something was saved. */
  readonly shown: ListWords | null;
  readonly wishes: readonly WishlistItemText[];
  /** The product to save in a browser without script (`?save=`), or after sign-in. */
  readonly toSave: { readonly id: number; readonly title: string; readonly lang: string } | null;
};

/** The visitor's lists, and what is on one of them at the prices of today. */
export async function loadUserWishlist(context: LoadContext): Promise<Loaded<UserWishlistView>> {
  const { api, i18n, site, query } = context;
  const answer = await api.call(wishlistCalls.wishlists, {});
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    throw new Error(`wishlists: ${answer.error.code}`);
  }
  const { lists } = answer.value;
  const shown = lists.find((one) => one.id === query.get('list')) ?? lists[0];
  const title = i18n._(msg`Wishlists`);
  return {
    kind: 'page',
    data: {
      forms: await loadPlainForms(context),
      lists: lists.map((one) => listWords(context, one)),
      shown: shown === undefined ? null : listWords(context, shown),
      wishes: (shown?.items ?? []).map((one) => wishlistItemText(context, one)),
      toSave: await itemToSave(context, lists),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/wishlist' },
  };
}

function listWords(context: LoadContext, list: WishlistView): ListWords {
  const { site, i18n } = context;
  const { id, isDefault, shareToken: token, items } = list;
  return {
    id,
    title: listTitle(context, list),
    count: i18n._(msg`${plural(items.length, { one: '# activity', other: '# activities' })}`),
    href: href(site, 'user-wishlist', {}, { list: isDefault ? null : id }),
    isDefault,
    shareUrl: token === null ? null : site.origin + href(site, 'wishlist', { token }),
  };
}

async function itemToSave(
  { api, query }: LoadContext,
  lists: readonly WishlistView[],
): Promise<UserWishlistView['toSave']> {
  const id = Number(query.get('save'));
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null;
  if (lists.some((list) => list.items.some((item) => item.id === id))) return null;
  const found = await api.call(catalogueCalls.activity, { id });
  if (!found.ok) return null;
  const { text, lang } = found.value.card.title;
  return { id, title: text, lang };
}
