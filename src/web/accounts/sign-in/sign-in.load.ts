import { msg } from '@lingui/core/macro';

import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { callingCodes, likelyCountry, type CallingCode } from '#src/domain/site/choices/calling-codes.ts';
import { safeJump } from '#src/domain/site/addresses/address.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SignInView = {
  /** Where to go after signing in: a path of this site (RU-10). */
  readonly jump: string;
  /** Whether the visitor comes from a checkout, where a guest is welcome. */
  readonly fromCheckout: boolean;
  readonly signedInAs: string | null;
  readonly hasGoogle: boolean;
  /** The code of an error on another page that redirected back here. */
  readonly problem: string | null;
  readonly codes: readonly CallingCode[];
  readonly country: string;
};

/** The sign-in page; `signin_jump` is checked here and never taken as it comes. */
export async function loadSignIn({ api, i18n, site, query }: LoadContext): Promise<Loaded<SignInView>> {
  const target = query.get('signin_jump');
  const jump = target === null ? localPath(site.language, '/') : safeJump(encodeURIComponent(target));
  const [profile, offered] = await Promise.all([
    api.call(accountCalls.simpleProfile, {}),
    api.call(accountCalls.waysIn, {}),
  ]);
  const user = profile.ok ? profile.value : null;
  const title = i18n._(msg`Sign in`);
  return {
    kind: 'page',
    data: {
      jump,
      fromCheckout: jump.includes('/platform/pay/'),
      hasGoogle: offered.ok && offered.value.ways.includes('google'),
      problem: query.get('problem'),
      codes: callingCodes(site.language, site.market),
      country: site.market === 'cn' ? 'CN' : likelyCountry(site.language),
      signedInAs: user === null ? null : (user.user_name ?? user.phone ?? user.email),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/signin' },
  };
}
