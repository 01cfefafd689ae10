/** What is never so of timetables and fares. */
export const railInvariants = [
  {
    id: 'Y01',
    says: 'a trip goes back in time, or calls at a stop that its feed does not contain',
    sql: `select count(distinct t.id) from rail_trip t
      cross join lateral unnest(t.stop_ids, t.arrives, t.departs) with ordinality as c (stop_id, arrives, departs, place)
      left join rail_stop s on s.id = c.stop_id and s.feed_id = t.feed_id
      where s.id is null or c.departs < c.arrives or c.arrives < t.departs[c.place - 1]`,
  },
  {
    id: 'Y02',
    says: 'a fare applies to a zone without stops in its feed',
    sql: `select count(*) from rail_fare f cross join lateral unnest(f.contains || f.origin || f.destination) as z (zone)
      where z.zone is not null and not exists (
        select from rail_stop s where s.feed_id = f.feed_id and s.zone = z.zone)`,
  },
  {
    id: 'Y03',
    says: 'a train calls at a station that is marked as removed',
    sql: `select count(distinct s.id) from rail_trip t cross join lateral unnest(t.stop_ids) as c (stop_id)
      join rail_stop p on p.id = c.stop_id join rail_station s on s.feed_id = p.feed_id and s.key = p.station_key
      where not s.live`,
  },
] as const;
