/** Invariants of terms, message preferences and erased accounts. */
export const privacyInvariants = [
  {
    id: 'L01',
    says: 'an account was deleted, but personal data remains',
    sql: `select count(*) from account a where a.erased_at is not null and (num_nonnulls(a.phone, a.email, a.name, a.avatar) > 0
      or exists (select from session s where s.account_id = a.id)
      or exists (select from orders o where o.account_id = a.id and o.contact is not null)
      or exists (select from support_conversation c where c.account_id = a.id))`,
  },
  {
    id: 'L02',
    says: 'an account was deleted without a request, or was not deleted when due',
    sql: `select count(*) from account a left join account_deletion d on d.account_id = a.id
      where (a.erased_at is null) <> (d.done_at is null)`,
  },
  {
    id: 'L03',
    says: 'a message preference has no consent record',
    sql: `select count(*) from message_choice m where not exists (
      select from message_choice_record r where r.subject = m.subject and r.channel = m.channel and r.purpose = m.purpose
        and r.wanted = m.wanted)`,
  },
  {
    id: 'L04',
    says: 'a conversation belongs to an account other than the buyer of its order',
    sql: `select count(*) from support_conversation c join orders o on o.id = c.order_id where o.account_id <> c.account_id`,
  },
] as const;
