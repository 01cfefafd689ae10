/** What is never so of what verticals sell. */
export const verticalInvariants = [
  {
    id: 'K01',
    says: 'a personal inventory unit has no owner, or was allotted more than once',
    sql: `select count(*) from allotment a where a.position is not null and (a.qty <> 1 or not exists (
        select from unit_item u where u.booking_id = a.booking_id and u.position = a.position))`,
  },
  {
    id: 'K02',
    says: 'the snapshot of a booking names a vertical other than that of the booking, or none',
    sql: `select count(*) from booking b where b.vertical is distinct from b.snapshot -> 'visit' -> 'service' ->> 'vertical'`,
  },
] as const;
