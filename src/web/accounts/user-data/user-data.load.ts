import { msg, plural } from '@lingui/core/macro';

import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import { privacyCalls } from '#src/contract/accounts/privacy.calls.ts';
import type { MyDataAnswer } from '#src/contract/accounts/privacy.ts';
import { loadPlainForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import type { ConfirmWays } from '#src/web/shared/forms/confirm-form.tsx';
import { moneyWords } from '#src/web/shared/prices/line-view.ts';
import { ownTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type UserDataView = {
  readonly copies: readonly {
    readonly key: string;
    readonly requestedAt: string;
    readonly until: string;
    readonly files: MyDataAnswer['exports'][number]['files'];
  }[];
  readonly forms: PlainForms;
  /** Null once the member has confirmed their identity, and for guests, who have no means to do so. */
  readonly confirm: ConfirmWays | null;
  /** Whether the second step of closing the account is shown. */
  readonly isClosing: boolean;
  /** When the account is erased; null while it is not to be. */
  readonly due: string | null;
  /** What must end before the account can be closed. */
  readonly open: readonly string[];
  /** What ends with the account. */
  readonly left: readonly string[];
};

/** A copy of one's data, and closing the account. */
export async function loadUserData(context: LoadContext): Promise<Loaded<UserDataView>> {
  const { api, i18n, site } = context;
  const answer = await api.call(privacyCalls.myData, {});
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    throw new Error(`my data: ${answer.error.code}`);
  }
  const title = i18n._(msg`Your data`);
  const [forms, confirm] = await Promise.all([loadPlainForms(context), confirmOf(context)]);
  return {
    kind: 'page',
    data: {
      ...dataView(context, answer.value),
      forms,
      confirm,
      isClosing: context.query.get('close') !== null,
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/data' },
  };
}

async function confirmOf({ api }: LoadContext): Promise<ConfirmWays | null> {
  const answer = await api.call(securityCalls.overview, {});
  if (!answer.ok || answer.value.kind === 'guest' || answer.value.confirmed) return null;
  const { phone, email, email_proved, passkeys } = answer.value;
  return { phone, email, emailProved: email_proved, hasPasskey: passkeys.length > 0 };
}

function dataView(
  context: LoadContext,
  { exports, deletion, open, left }: MyDataAnswer,
): Omit<UserDataView, 'forms' | 'confirm' | 'isClosing'> {
  const { i18n, site } = context;
  const moment = (at: string): string => ownTimeWords(context, at);
  const { visits, refunds, disputes, gifts } = open;
  const matters = [
    [visits, msg`${plural(visits, { one: '# upcoming visit', other: '# upcoming visits' })}`],
    [refunds, msg`${plural(refunds, { one: '# refund on its way', other: '# refunds on their way' })}`],
    [
      disputes,
      msg`${plural(disputes, { one: '# payment under review by your bank', other: '# payments under review by your bank' })}`,
    ],
    [gifts, msg`${plural(gifts, { one: '# gift card not sent yet', other: '# gift cards not sent yet' })}`],
  ] as const;
  return {
    copies: exports.map(({ id, askedAt, expiresAt, files }) => ({
      key: id,
      requestedAt: moment(askedAt),
      until: moment(expiresAt),
      files,
    })),
    due: deletion === null ? null : moment(deletion.dueAt),
    open: matters.flatMap(([count, words]) => (count === 0 ? [] : [i18n._(words)])),
    left: left.map(({ kind, amount }) => {
      const worth = moneyWords(amount, site.writing);
      return kind === 'credits' ? i18n._(msg`${worth} in credits`) : i18n._(msg`${worth} on gift cards`);
    }),
  };
}
