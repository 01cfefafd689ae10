import { msg } from '@lingui/core/macro';

import { phoneCouponCalls } from '#src/contract/marketing/referral/phone-coupon.calls.ts';
import type { WireText } from '#src/contract/wire.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { pageFacts } from '#src/web/shared/page-head/structured.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type PartnershipView = {
  readonly event: string;
  readonly partner: string;
  readonly title: WireText;
  readonly button: WireText;
  readonly tip: WireText;
  readonly label: WireText;
  readonly numbers: string;
  readonly ends: string;
  /** Said instead of the form while it does not run. */
  readonly closed: WireText | null;
  readonly service: string | null;
  readonly recommendTitle: WireText;
  readonly recommended: readonly ProductCardView[];
  readonly structured: string;
};

/** A partner's coupon for phone numbers (spec §2, §3); without a result it is not found (spec §8). */
export async function loadPartnership(context: LoadContext): Promise<Loaded<PartnershipView>> {
  const { api, i18n, params, site } = context;
  const answer = await api.call(phoneCouponCalls.phoneCoupon, { event: params['event'] ?? '' });
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`phone coupon: ${answer.error.code}`);
  }
  const found = answer.value;
  const coming = { text: i18n._(msg`This offer hasn’t started yet.`), lang: site.language };
  const path = `/partnership/phone_coupon/${found.key}`;
  const about = { name: found.landing_page_title.text, description: found.action_bottom_tip.text };
  const prefixes = found.prefixes.join(', ');
  return {
    kind: 'page',
    data: {
      event: found.key,
      partner: found.partner,
      title: found.landing_page_title,
      button: found.action_btn_name,
      tip: found.action_bottom_tip,
      label: found.action_btn_label,
      numbers:
        prefixes === ''
          ? i18n._(msg`Include the country code, such as +81 90 1234 5678`)
          : i18n._(msg`Include the country code. Only numbers that begin with ${prefixes} are eligible.`),
      ends: i18n._(msg`Ends on ${ownTimeWords(context, found.endsAt)}.`),
      closed: found.phase === 'over' ? found.event_end_copyright : found.phase === 'coming' ? coming : null,
      service: found.custom_service_tel,
      recommendTitle: found.recommend_act_title,
      recommended: found.recommended.map((card) => productCardView(context, card)),
      structured: pageFacts(site, path, about),
    },
    head: {
      title: `${about.name} | ${site.brand.name}`,
      description: about.description,
      path,
    },
  };
}
