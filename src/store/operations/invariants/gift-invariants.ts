/** What is never so of gift cards that were bought. */
export const giftInvariants = [
  {
    id: 'G01',
    says: 'a paid gift card was not issued exactly once with its value, or cost less than its value',
    sql: `select count(*) from booking b join orders o on o.id = b.order_id
      where b.is_gift and b.state in ('paid', 'confirming', 'confirmed', 'redeemed', 'cancel_requested', 'unused') and (
        select count(*) from gift_card g where g.booking_id = b.id and g.state = 'active' and g.currency = o.currency
          and g.amount_minor = b.amount_minor - b.discount_minor and g.amount_minor = b.amount_minor) <> 1`,
  },
  {
    id: 'G02',
    says: 'a void gift card has a balance',
    sql: `select count(*) from gift_card g join balance b on b.account = 'gift_card:' || g.id
      where g.state = 'void' and b.balance_minor <> 0`,
  },
  {
    id: 'G03',
    says: 'a gift card is valid although its purchase was canceled or refunded',
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
