/** What is never so of value packs and their tickets. */
export const packInvariants = [
  {
    id: 'V01',
    says: 'the tickets that bookings take of a pack are not those that are counted as used',
    sql: `select count(*) from pack_ticket t where t.used <> (
        select coalesce(sum(u.tickets), 0) from pack_use u where u.pack_booking_id = t.booking_id and u.position = t.position)`,
  },
  {
    id: 'V02',
    says: 'a booking that came to nothing takes tickets of a pack',
    sql: `select count(*) from pack_use u join booking b on b.id = u.booking_id
      where u.tickets > 0 and b.state in ('released', 'rejected')`,
  },
  {
    id: 'V03',
    says: 'visits are booked with a pack that is paid back, or was never paid',
    sql: `select count(*) from pack_use u join booking p on p.id = u.pack_booking_id
      where u.tickets > 0 and p.state not in ('confirmed', 'redeemed', 'unused')`,
  },
] as const;
