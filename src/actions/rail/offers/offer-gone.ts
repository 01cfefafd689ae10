import type { LegView } from '#src/actions/rail/describe-leg.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { rideSeller } from '#src/actions/rail/offers/ride-seller.ts';
import type { SoldBy } from '#src/domain/catalogue/offers/service-offer.ts';
import { instantOf } from '#src/domain/shared/time/local-time.ts';
import type { RideQuestion } from '#src/domain/rail/journeys/ride-choice.ts';
import { stationPlace } from '#src/domain/rail/station-place.ts';
import { travellerKinds } from '#src/domain/rail/fares/traveller-kinds.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findStations } from '#src/store/rail/rail-reading.store.ts';
import { classNames, travellerNames } from '#src/actions/rail/ride-names.data.ts';

/**
 * A journey that is not sold any more, so that a cart can say so: from where to where and on which day, without a
 * price. Null where its stations are unknown.
 */
export async function offerGone(
  on: Queryable,
  open: OpenTimetable,
  { legs, class: fareClass, travellers }: RideQuestion,
  now: readonly LegView[] = [],
): Promise<SoldBy | null> {
  const [leg] = legs;
  const last = legs.at(-1);
  if (leg === undefined || last === undefined) return null;
  const stations = new Map((await findStations(on, [leg.from, last.to])).map((station) => [station.id, station]));
  const from = stations.get(leg.from);
  const to = stations.get(last.to);
  if (from === undefined || to === undefined) return null;
  const kinds = travellerKinds(travellers, [], travellerNames);
  const departs = now[0]?.departs;
  const arrives = now.at(-1)?.arrives;
  const startsMs = departs === undefined ? instantOf(leg.date, 0, from.timeZone) : departs.seconds * 1000;
  return {
    // It costs nothing; the base currency of all rates needs no rate, so that the cart has a price.
    seller: rideSeller(open, { from, to, line: now[0]?.line, currency: 'HKD' }),
    offer: {
      id: fareClass,
      titles: classNames[fareClass],
      details: [{ kind: 'fact', code: 'class', names: classNames[fareClass] }],
      units: kinds.map(({ id, titles, type, members }) => ({
        id,
        title: titles.en,
        titles,
        type,
        pax: 1,
        accompanied: false,
        maxQuantity: members.length,
        priceMinor: 0n,
      })),
      counts: Object.fromEntries(kinds.map(({ id, members }) => [id, members.length])),
      minParty: 1,
      maxParty: travellers.length,
      inventoryUnits: [],
      policy: [],
      startsAt: new Date(startsMs).toISOString(),
      endsAt: new Date(arrives === undefined ? startsMs : arrives.seconds * 1000).toISOString(),
      localDate: departs?.date ?? leg.date,
      localStart: departs?.time ?? '00:00',
      localEnd: arrives?.time ?? '00:00',
      over: false,
      closed: true,
      gone: true,
      meetingPoint: stationPlace(from),
      goodToKnow: [],
      redemption: 'DIGITAL',
      perPersonTicket: true,
    },
  };
}
