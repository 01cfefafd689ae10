/** What is never so of value packs and their tickets. */
export const packInvariants = [
  {
    id: 'V01',
    says: 'the tickets used by the bookings of a value pack differ from its counter',
    sql: `select count(*) from pack_ticket t where t.used <> (
        select coalesce(sum(u.tickets), 0) from pack_use u where u.pack_booking_id = t.booking_id and u.position = t.position)`,
  },
  {
    id: 'V02',
    says: 'a canceled or expired booking uses tickets of a value pack',
    sql: `select count(*) from pack_use u join booking b on b.id = u.booking_id
      where u.tickets > 0 and b.state in ('released', 'rejected')`,
  },
  {
    id: 'V03',
    says: 'visits are booked with a value pack that was refunded or never paid',
    sql: `select count(*) from pack_use u join booking p on p.id = u.pack_booking_id
      where u.tickets > 0 and p.state not in ('confirmed', 'redeemed', 'unused')`,
  },
] as const;
