import { useLingui } from '@lingui/react/macro';

import { pages, type PageName } from '#src/contract/pages.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { href } from '#src/web/shared/page/href.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** One place of the user centre, and the line that says what is found there. */
export type UserCentreEntry = {
  readonly page: PageName;
  readonly text: string;
  readonly about: string;
  readonly icon: IconName;
  readonly href: string;
};

export type UserCentreGroup = { readonly title: string; readonly entries: readonly UserCentreEntry[] };

/** Every page of the user centre that is built, in three groups; the table of pages knows which are (RU-14). */
export function useUserCentre(): readonly UserCentreGroup[] {
  const { t } = useLingui();
  const site = useSite();
  const groups: readonly { title: string; rows: readonly Omit<UserCentreEntry, 'href'>[] }[] = [
    {
      title: t`Trips`,
      rows: [
        { page: 'user', text: t`My account`, about: t`What’s next, at a glance`, icon: 'user' },
        {
          page: 'user-orders',
          text: t`My bookings`,
          about: t`Upcoming and past trips, vouchers, changes`,
          icon: 'ticket',
        },
        { page: 'user-messages', text: t`Messages`, about: t`Your conversations with support`, icon: 'mail' },
        { page: 'user-reviews', text: t`My reviews`, about: t`Review the places you’ve visited`, icon: 'star' },
        { page: 'user-wishlist', text: t`Wishlists`, about: t`Things you’d like to do`, icon: 'heart' },
        {
          page: 'user-travellers',
          text: t({ message: 'Travelers', context: 'saved' }),
          about: t`Travelers and contact details`,
          icon: 'people',
        },
      ],
    },
    {
      title: t`Savings`,
      rows: [
        { page: 'user-coupons', text: t`Coupons`, about: t`Your codes and when they expire`, icon: 'deal' },
        { page: 'user-credits', text: t`Credits`, about: t`Your balance and history`, icon: 'wallet' },
        { page: 'user-gift-cards', text: t`Gift cards`, about: t`Balance, codes and history`, icon: 'gift' },
        {
          page: 'referral-record',
          text: t`Invitations`,
          about: t`Your invitations and rewards`,
          icon: 'share',
        },
      ],
    },
    {
      title: t`Account`,
      rows: [
        { page: 'user-profile', text: t`My profile`, about: t`Name, picture, language and currency`, icon: 'edit' },
        { page: 'user-security', text: t`Security`, about: t`Sign-in methods, devices, passkeys`, icon: 'lock' },
        { page: 'user-notifications', text: t`Notifications`, about: t`Choose which emails you get`, icon: 'phone' },
        { page: 'user-consent', text: t`Consent`, about: t`What you’ve agreed to`, icon: 'shield' },
        { page: 'user-data', text: t`Your data`, about: t`Download your data or close your account`, icon: 'download' },
      ],
    },
  ];
  return groups.flatMap(({ title, rows }) => {
    const entries = rows
      .filter(({ page }) => !pages[page].planned)
      .map((row) => ({ ...row, href: href(site, row.page) }));
    return entries.length === 0 ? [] : [{ title, entries }];
  });
}
