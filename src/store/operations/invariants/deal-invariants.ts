/** What is never so of deals of which only so many may be had. */
export const dealInvariants = [
  {
    id: 'D01',
    says: 'the counter of a deal differs from the orders that use it, or exceeds its limit',
    sql: `select count(*) from deal d where d.used <> (
        select count(*) from deal_use u where u.deal_id = d.id and u.state in ('reserved', 'redeemed')) or d.used > d.usage_limit`,
  },
  {
    id: 'D02',
    says: 'a deal is reserved for an order that can no longer be paid',
    sql: `select count(*) from deal_use u where u.state = 'reserved' and not exists (
        select from booking b where b.order_id = u.order_id and b.state in ('held', 'pending_payment'))`,
  },
  {
    id: 'D03',
    says: 'a deal was redeemed by an order that was neither paid nor free',
    sql: `select count(*) from deal_use u where u.state = 'redeemed' and not exists (
        select from booking b where b.order_id = u.order_id and b.state not in ('held', 'pending_payment', 'released'))`,
  },
  {
    id: 'D04',
    says: 'prices include a deal that does not apply to them, or the same deal twice',
    sql: `select count(*) from (select s.product_id, s.option_id, s.deal_id, count(*) as open,
          bool_or(not exists (select from deal d where d.id = s.deal_id and d.begins_at <= s.since)) as early
        from deal_span s where s.until is null group by 1, 2, 3) x where x.open > 1 or x.early`,
  },
] as const;
