/** What is never so of reviews and wishlists. */
export const reviewInvariants = [
  {
    id: 'R01',
    says: 'a review refers to a visit that did not take place, or to a product that was not booked',
    sql: `select count(*) from review r join booking b on b.id = r.booking_id
      where r.product_id is distinct from b.product_id
        or not (b.state in ('redeemed', 'cancelled') or b.state in ('confirmed', 'unused', 'cancel_requested') and b.ends_at < now())`,
  },
  {
    id: 'R02',
    says: 'the photo and vote counters of a review differ from its rows',
    sql: `select count(*) from review r
      where r.photos <> (select count(*) from review_photo p where p.review_id = r.id)
        or r.helpful <> (select count(*) from review_vote v where v.review_id = r.id)`,
  },
  {
    id: 'R03',
    says: 'the text of a review matches none of its versions, or a version is missing',
    sql: `select count(*) from review r
      where r.version <> (select count(*) from review_version v where v.review_id = r.id)
        or not exists (select from review_version v where v.review_id = r.id and v.version = r.version
          and (v.score, v.parts, v.text) = (r.score, r.parts, r.text))`,
  },
  {
    id: 'R04',
    says: 'the state of a review differs from its last transition in the log',
    sql: `select count(*) from review r
      where not exists (select from state_log l where l.machine = 'review' and l.ref = r.id and l.to_state = r.state)`,
  },
  {
    id: 'R05',
    says: 'an account has too many wishlists, a wishlist too many items, or no wishlist is the default',
    sql: `select sum(n) from (select count(*) as n from (select from wishlist_item group by wishlist_id having count(*) > 200) x
      union all select count(*) from (select from wishlist group by account_id having count(*) > 20 or not bool_or(is_default)) y) z`,
  },
] as const;
