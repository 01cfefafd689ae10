import { msg } from '@lingui/core/macro';

import { readPhoneResultOf, type PhoneResultView } from '#src/web/marketing/parts/phone-result.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads the page of a refused coupon (spec §2); without data from the server it shows defaults (spec §8). */
export async function loadFailedRedeem(context: LoadContext): Promise<Loaded<PhoneResultView>> {
  const { i18n, site, params } = context;
  const result = await readPhoneResultOf(context);
  if (result === null) return { kind: 'missing' };
  const title = i18n._(msg`No coupon this time`);
  return {
    kind: 'page',
    data: result,
    head: {
      title: `${title} | ${site.brand.name}`,
      description: title,
      path: `/partnership/phone_coupon/${params['event'] ?? ''}/failed-redeem`,
    },
  };
}
