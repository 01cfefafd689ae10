/** What is never so of invitations, groups, falling prices and coupons for phone numbers. */
export const referralInvariants = [
  {
    id: 'F01',
    says: 'a link counts others than came by it',
    sql: `select count(*) from referral_invite i
      where i.joined <> (select count(*) from referral_join j where j.invite_id = i.id)`,
  },
  {
    id: 'F02',
    says: 'a task counts others than take part',
    sql: `select count(*) from referral_task t
      where t.joined <> (select count(*) from referral_member m where m.task_id = t.id and m.nth > 0)`,
  },
  {
    id: 'F03',
    says: 'a group is full and not all of its people have their coupon, or somebody has one of a task that came to nothing',
    sql: `select count(*) from referral_task t join referral_member m on m.task_id = t.id
      where t.kind = 'group' and t.state = 'complete' and m.coupon_hash is null
        or t.state <> 'complete' and m.coupon_hash is not null`,
  },
  {
    id: 'F04',
    says: 'an event for phone numbers counts others than have its coupon',
    sql: `select count(*) from phone_coupon_event e
      where e.given <> (select count(*) from phone_coupon_claim c where c.event_key = e.key)`,
  },
  {
    id: 'F05',
    says: 'an inviter was rewarded before the trip, or for a trip of somebody else',
    sql: `select count(*) from referral_join j join booking b on b.id = j.booking_id join orders o on o.id = b.order_id
      where j.state in ('earned', 'reversed') and (o.account_id <> j.invited_id or o.created_at < j.joined_at
        or j.state = 'earned' and b.ends_at > j.settled_at)`,
  },
  {
    id: 'F06',
    says: 'a personal coupon lies in two wallets',
    sql: `select count(*) from (select w.code_hash from coupon_wallet w join coupon c on c.code_hash = w.code_hash
      where c.personal group by 1 having count(*) > 1) x`,
  },
] as const;
