import { msg } from '@lingui/core/macro';

import type { CouponView } from '#src/contract/marketing/wallet.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { loadWallet } from '#src/web/marketing/parts/wallet-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type CouponWords = {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly state: string;
  readonly tone: 'good' | 'info' | 'plain';
  readonly until: string | null;
  readonly isOver: boolean;
};

export type UserCouponsView = { readonly forms: PlainForms; readonly coupons: readonly CouponWords[] };

/** Loads the visitor's coupons, those that can be used now first. */
export async function loadUserCoupons(context: LoadContext): Promise<Loaded<UserCouponsView>> {
  const { i18n, site } = context;
  const wallet = await loadWallet(context);
  if (wallet === null) return { kind: 'sign-in' };
  const coupons = wallet.coupons.map((coupon) => couponWords(context, coupon));
  const title = i18n._(msg`Coupons`);
  return {
    kind: 'page',
    data: {
      forms: await loadPlainForms(context),
      coupons: [...coupons.filter((one) => !one.isOver), ...coupons.filter((one) => one.isOver)],
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/coupons' },
  };
}

function couponWords(context: LoadContext, { id, title, phase, endsAt, left }: CouponView): CouponWords {
  const { i18n, site } = context;
  const end = endsAt === null ? null : ownTimeWords(context, endsAt);
  const isOver = phase === 'over' || left === 0;
  const state =
    phase === 'over'
      ? i18n._(msg`Expired`)
      : left === 0
        ? i18n._(msg({ message: 'Used', context: 'coupon' }))
        : phase === 'coming'
          ? i18n._(msg`Not yet valid`)
          : i18n._(msg`Uses left: ${formatNumber(left, site.writing)}`);
  return {
    id,
    title: title.text,
    lang: title.lang,
    state,
    tone: isOver ? 'plain' : phase === 'coming' ? 'info' : 'good',
    until: end === null ? null : phase === 'over' ? i18n._(msg`Ended on ${end}`) : i18n._(msg`Until ${end}`),
    isOver,
  };
}
