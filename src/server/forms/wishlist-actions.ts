import { wishlistEndpoints } from '#src/contract/wishlists/wishlists.ts';
import type { AccountAction } from '#src/contract/site/form-paths.ts';
import { oneCall, only, said, type FormAction } from '#src/server/forms/form-action.ts';

type WishlistAction = Extract<AccountAction, `wish-${string}` | `list-${string}`>;

/** The response returns to the list that was shown. */
const page = {
  page: 'user-wishlist',
  queryOf: (fields) => only(fields, 'list'),
} as const satisfies Partial<FormAction>;
/** Of one that is gone, or new, to the first of them. */
const firstPage = { page: 'user-wishlist' } as const;

/** What one does with one's lists by plain forms. */
export const wishlistActions: Readonly<Record<WishlistAction, FormAction>> = {
  'wish-save': { ...firstPage, run: oneCall(wishlistEndpoints.saveWish, (fields) => ({ ids: [idIn(fields)] })) },
  'wish-forget': {
    ...page,
    run: oneCall(wishlistEndpoints.forgetWish, (fields) => ({ id: idIn(fields), ...only(fields, 'list') })),
  },
  'wish-note': {
    ...page,
    isTyped: true,
    run: oneCall(wishlistEndpoints.changeWish, (fields) => {
      const note = said(fields, 'note')?.trim() ?? '';
      // Empty fields are not sent: removing a note is a separate field.
      return { id: idIn(fields), ...only(fields, 'list'), ...(note === '' ? { clear: true } : { note }) };
    }),
  },
  'wish-move': {
    ...page,
    run: oneCall(wishlistEndpoints.changeWish, (fields) => ({ id: idIn(fields), ...only(fields, 'list', 'to') })),
  },
  'list-add': { ...firstPage, isTyped: true, run: listAction('add') },
  'list-rename': { ...page, isTyped: true, run: listAction('rename') },
  'list-remove': { ...firstPage, run: listAction('remove') },
  'list-share': { ...page, run: listAction('share') },
  'list-unshare': { ...page, run: listAction('unshare') },
};

function listAction(action: 'add' | 'rename' | 'remove' | 'share' | 'unshare'): FormAction['run'] {
  return oneCall(wishlistEndpoints.changeList, (fields) => ({ action, ...only(fields, 'list', 'title') }));
}

function idIn(fields: URLSearchParams): number {
  return Number(fields.get('id'));
}
