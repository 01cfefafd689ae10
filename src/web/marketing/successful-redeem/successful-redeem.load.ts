import { msg } from '@lingui/core/macro';

import { readPhoneResultOf, type PhoneResultView } from '#src/web/marketing/parts/phone-result.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads the page of an issued coupon (spec §2). Without data from the server it shows nothing and leads back. */
export async function loadSuccessfulRedeem(context: LoadContext): Promise<Loaded<PhoneResultView>> {
  const { i18n, site, params } = context;
  const result = await readPhoneResultOf(context);
  if (result === null) return { kind: 'missing' };
  const path = `/partnership/phone_coupon/${params['event'] ?? ''}`;
  // Tomorrow there may be one.
  if (!result.succeeded) return { kind: 'moved', path, forNow: true };
  const title = i18n._(msg`Your coupon`);
  return {
    kind: 'page',
    data: result,
    head: { title: `${title} | ${site.brand.name}`, description: title, path: `${path}/successful-redeem` },
  };
}
