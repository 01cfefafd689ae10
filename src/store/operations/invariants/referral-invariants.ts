/** What is never so of invitations, groups, falling prices and coupons for phone numbers. */
export const referralInvariants = [
  {
    id: 'F01',
    says: 'the counter of a referral link differs from the people who joined through it',
    sql: `select count(*) from referral_invite i
      where i.joined <> (select count(*) from referral_join j where j.invite_id = i.id)`,
  },
  {
    id: 'F02',
    says: 'the counter of a referral task differs from its participants',
    sql: `select count(*) from referral_task t
      where t.joined <> (select count(*) from referral_member m where m.task_id = t.id and m.nth > 0)`,
  },
  {
    id: 'F03',
    says: 'a participant of a completed group task has no coupon, or a coupon was issued for a failed task',
    sql: `select count(*) from referral_task t join referral_member m on m.task_id = t.id
      where t.kind = 'group' and t.state = 'complete' and m.coupon_hash is null
        or t.state <> 'complete' and m.coupon_hash is not null`,
  },
  {
    id: 'F04',
    says: 'the counter of a phone coupon event differs from the coupons it issued',
    sql: `select count(*) from phone_coupon_event e
      where e.given <> (select count(*) from phone_coupon_claim c where c.event_key = e.key)`,
  },
  {
    id: 'F05',
    says: 'an inviter was rewarded before the trip, or for the trip of a person they did not invite',
    sql: `select count(*) from referral_join j join booking b on b.id = j.booking_id join orders o on o.id = b.order_id
      where j.state in ('earned', 'reversed') and (o.account_id <> j.invited_id or o.created_at < j.joined_at
        or j.state = 'earned' and b.ends_at > j.settled_at)`,
  },
  {
    id: 'F06',
    says: 'a personal coupon is in two wallets',
    sql: `select count(*) from (select w.code_hash from coupon_wallet w join coupon c on c.code_hash = w.code_hash
      where c.personal group by 1 having count(*) > 1) x`,
  },
] as const;
