/** What is never so of the ways into an account. */
export const signInInvariants = [
  {
    id: 'S01',
    says: 'a member has no way to sign in',
    sql: `select count(*) from account a where a.kind = 'member' and a.erased_at is null
      and a.phone is null and a.email_proved_at is null
      and not exists (select from account_identity i where i.account_id = a.id)
      and not exists (select from passkey p where p.account_id = a.id)`,
  },
  {
    id: 'S02',
    says: 'an invalid address, or the address of a guest, is marked as verified',
    sql: `select count(*) from account where email_proved_at is not null and (email is null or kind = 'guest')`,
  },
  {
    id: 'S03',
    says: 'a code was tried more often than allowed, or a guest session is marked as verified',
    sql: `select sum(n) from (select count(*) as n from sign_in_code where tries > 5
      union all select count(*) from session where way = 'guest' and proved_at is not null) x`,
  },
  {
    id: 'S04',
    says: 'an account changed and its owner was not notified',
    sql: `select count(*) from account_event where told_at is null and at < now() - interval '10 minutes'`,
  },
] as const;
