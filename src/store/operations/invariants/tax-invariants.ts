/** What is never so of the taxes within prices. */
export const taxInvariants = [
  {
    id: 'W01',
    says: 'the tax within a booking exceeds its price, belongs to no seller, or is on a gift card',
    sql: `select count(*) from booking b where b.snapshot ? 'taxMinor' and (
        (b.snapshot ->> 'taxMinor')::bigint not between 1 and b.amount_minor - b.discount_minor
        or jsonb_typeof(b.snapshot -> 'visit' -> 'tax') is distinct from 'object' or b.is_gift)`,
  },
  {
    id: 'W02',
    says: 'the taxes in the price of an order differ from those of its bookings',
    sql: `select count(*) from orders o join quote q on q.id = o.quote_id
      cross join lateral (select coalesce(sum((l ->> 'amountMinor')::bigint) filter (where l ->> 'stage' = 'tax'), 0) as minor
        from jsonb_array_elements(q.lines -> 'lines') l) stated
      where stated.minor <> (select coalesce(sum((b.snapshot ->> 'taxMinor')::bigint), 0) from booking b
        where b.order_id = o.id and b.replaces is null and b.amends is null)`,
  },
] as const;
