import type { AccountEventKind } from '#src/domain/accounts/account-event.ts';

type Reach = { readonly email: string | null; readonly phone: string | null };
type Changed = { readonly kind: AccountEventKind; readonly former: string | null; readonly became: string | null };

/**
 * Who is notified of an event. Of a changed email or number both the old and the new one are; where there was no old one,
 * the account's other one is. Of everything else the verified email is, or the phone where there is none.
 */
export function noticeRecipients({ kind, former, became }: Changed, { email, phone }: Reach): readonly string[] {
  const known = (...factors: readonly (string | null)[]): string[] => [
    ...new Set(factors.filter((factor) => factor !== null)),
  ];
  if (kind === 'email_changed') return known(former ?? phone, became);
  if (kind === 'phone_changed') return known(former ?? email, became);
  return known(email ?? phone);
}
