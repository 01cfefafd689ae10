/**
 * Returns a select of what an account ($2) holds of stock rows by checkouts that still run, to be added back to what is
 * free, so that their own checkout does not make it sold out. The parameter is in a separate select, as in
 * `read-offers`.
 */
export const ownHeld = `select a.inventory_id, sum(a.qty)::int as qty
     from orders r
     join booking b on b.order_id = r.id
     join hold h on h.booking_id = b.id and h.state = 'active'
     join allotment a on a.booking_id = b.id
     where r.account_id = (select $2::uuid) and r.created_at > now() - interval '1 hour'
     group by a.inventory_id`;
