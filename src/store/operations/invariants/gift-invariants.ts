/** What is never so of gift cards that were bought. */
export const giftInvariants = [
  {
    id: 'G01',
    says: 'a gift card was paid for and there is not exactly one of that value, or it costs less than is on it',
    sql: `select count(*) from booking b join orders o on o.id = b.order_id
      where b.is_gift and b.state in ('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused') and (
        select count(*) from gift_card g where g.booking_id = b.id and g.state = 'active' and g.currency = o.currency
          and g.amount_minor = b.amount_minor - b.discount_minor and g.amount_minor = b.amount_minor) <> 1`,
  },
  {
    id: 'G02',
    says: 'there is money on a gift card that is void',
    sql: `select count(*) from gift_card g join balance b on b.account = 'gift_card:' || g.id
      where g.state = 'void' and b.balance_minor <> 0`,
  },
  {
    id: 'G03',
    says: 'a gift card is good though what it was bought with came to nothing',
    sql: `select count(*) from gift_card g join booking b on b.id = g.booking_id
      where g.state = 'active' and g.stopped_at is null and b.state not in ('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused')`,
  },
  {
    id: 'G04',
    says: 'a gift card was bought with credits, another gift card or a coupon',
    sql: `select count(*) from booking b where b.is_gift and (b.discount_minor > 0
      or exists (select from booking_tender t where t.booking_id = b.id))`,
  },
] as const;
