import { msg } from '@lingui/core/macro';

import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import type { AccountEventView } from '#src/contract/accounts/security/account-security.ts';
import { openForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SecureAccountView = {
  readonly forms: PlainForms;
  /** Null when the link is not ours, or the event is no longer stored. */
  readonly event:
    | (Pick<AccountEventView, 'notice' | 'kind' | 'agent' | 'network' | 'state'> & { readonly when: string })
    | null;
};

/** Where the link of a security notice leads. Nothing changes by opening it. */
export async function loadSecureAccount(context: LoadContext): Promise<Loaded<SecureAccountView>> {
  const { api, i18n, site, query } = context;
  // The link's token was exchanged for a pass; the address says which of the passes is meant.
  const notice = (query.get('notice') ?? '').slice(0, 64);
  const answer = await api.call(securityCalls.accountEvent, { notice });
  const title = i18n._(msg`Secure your account`);
  return {
    kind: 'page',
    data: { forms: openForms(context), event: answer.ok ? shown(answer.value, context) : null },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/secure-account' },
  };
}

function shown({ at, ...event }: AccountEventView, context: LoadContext): SecureAccountView['event'] {
  return { ...event, when: ownTimeWords(context, at) };
}
