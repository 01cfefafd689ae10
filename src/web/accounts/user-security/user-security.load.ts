import { msg } from '@lingui/core/macro';

import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import type { SecurityView, SessionView } from '#src/contract/accounts/security/account-security.ts';
import { callingCodes, likelyCountry, type CallingCode } from '#src/domain/site/choices/calling-codes.ts';
import type { ConfirmWays } from '#src/web/shared/forms/confirm-form.tsx';
import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { ownDayWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** A session or passkey in ready words. */
export type SessionWords = Pick<SessionView, 'id' | 'way' | 'agent' | 'network' | 'current'> & {
  readonly since: string;
  readonly seen: string;
};
export type PasskeyWords = {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly used: string | null;
};

export type UserSecurityView = Pick<
  SecurityView,
  'kind' | 'phone' | 'email' | 'google' | 'confirmed' | 'second_factor'
> & {
  readonly ways: ConfirmWays;
  readonly forms: PlainForms;
  readonly emailProved: boolean;
  readonly sessions: readonly SessionWords[];
  readonly passkeys: readonly PasskeyWords[];
  readonly problem: string | null;
  readonly codes: readonly CallingCode[];
  readonly country: string;
};

/** The ways into the account and where it is signed in (spec §6, T-35). */
export async function loadUserSecurity(context: LoadContext): Promise<Loaded<UserSecurityView>> {
  const { api, i18n, site, query } = context;
  const answer = await api.call(securityCalls.overview, {});
  if (!answer.ok && answer.status === 401) return { kind: 'sign-in' };
  if (!answer.ok) throw new Error(`the security page cannot be read: ${answer.error.code}`);
  const { kind, phone, email, email_proved, google, confirmed, sessions, passkeys, second_factor } = answer.value;
  const { language } = site;
  const title = i18n._(msg`Security`);
  return {
    kind: 'page',
    data: {
      forms: await loadPlainForms(context),
      kind,
      phone,
      email,
      google,
      confirmed,
      second_factor,
      emailProved: email_proved,
      ways: { phone, email, emailProved: email_proved, hasPasskey: passkeys.length > 0 },
      sessions: sessions.map(({ id, way, agent, network, current, created_at, seen_at }) => ({
        id,
        way,
        agent,
        network,
        current,
        since: ownDayWords(context, created_at),
        seen: ownDayWords(context, seen_at),
      })),
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        since: ownDayWords(context, created_at),
        used: last_used_at === null ? null : ownDayWords(context, last_used_at),
      })),
      problem: query.get('problem'),
      codes: callingCodes(language, site.market),
      country: site.market === 'cn' ? 'CN' : likelyCountry(language),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/security' },
  };
}
