import type { Deps } from '#src/actions/deps.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { openTimetableWithin } from '#src/actions/rail/timetable/open-timetable-within.ts';
import { nearestPlace } from '#src/actions/rail/timetable/nearest-place.ts';
import { passesOf, type SoldPass } from '#src/actions/rail/offers/passes-of.ts';
import { addDays, instantOf } from '#src/domain/shared/time/local-time.ts';
import type { ServicePoint } from '#src/domain/catalogue/offers/service.ts';
import type { ServiceSeller, SoldBy } from '#src/domain/catalogue/offers/service-offer.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { passDays } from '#src/domain/rail/fares/pass-days.ts';
import { passUnits } from '#src/domain/rail/fares/pass-units.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { PassQuestion } from '#src/domain/rail/journeys/rail-query.ts';
import { railSupplier } from '#src/domain/rail/rail-supplier.ts';
import { mostTravellers } from '#src/domain/rail/journeys/ride-choice.ts';
import { catalogueNames } from '#src/domain/rail/journeys/ride-names.ts';
import { atStation } from '#src/domain/rail/station-time.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { classNames, travellerNames } from '#src/actions/rail/ride-names.data.ts';

/**
 * Returns what a pass costs now. It is fully refundable until its first day; one whose first day is open may begin
 * within ninety days and is refundable until the last of them, if unused. Null where there is no such pass any more.
 */
export async function offerPass(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  on: Queryable,
  { pass: id, start }: PassQuestion,
): Promise<SoldBy | null> {
  const open = await openTimetableWithin(deps, on);
  const found = passesOf(open).find(({ pass }) => pass.id === id);
  if (found === undefined) return null;
  const { pass, lines } = found;
  const { earliest, latest } = passDays(pass, deps.clock());
  const first = start ?? latest;
  const seller = sellerOf(open, found);
  const last = addDays(first, pass.days - 1);
  const endsMs = instantOf(addDays(first, pass.days), 0, pass.timeZone);
  return {
    seller,
    offer: {
      id: `pass:${pass.id}`,
      titles: classNames[pass.class],
      details: [
        {
          kind: 'span',
          as: 'ride',
          from: pointOf(pass, seller.destination, instantOf(start ?? earliest, 0, pass.timeZone)),
          to: pointOf(pass, seller.destination, endsMs - 60_000),
          label: catalogueNames(pass.names),
          seats: [],
        },
        { kind: 'fact', code: 'open_ticket' },
        { kind: 'fact', code: 'class', names: classNames[pass.class] },
        ...lines.map(({ names }) => ({ kind: 'fact', code: 'other', names: catalogueNames(names) }) as const),
      ],
      units: passUnits(pass, travellerNames),
      counts: { adult: 1 },
      minParty: 1,
      maxParty: mostTravellers,
      inventoryUnits: [],
      policy: [{ hoursBefore: 0, refundPercent: 100 }],
      startsAt: new Date(instantOf(first, 0, pass.timeZone)).toISOString(),
      endsAt: new Date(endsMs).toISOString(),
      localDate: first,
      localStart: '00:00',
      localEnd: '23:59',
      over: first < earliest || last < earliest,
      closed: first > latest,
      meetingPoint: {
        name: seller.destination.en,
        address: '',
        names: seller.destination,
        lat: seller.lat,
        lng: seller.lng,
      },
      goodToKnow: [],
      redemption: 'DIGITAL',
      perPersonTicket: true,
    },
  };
}

function sellerOf(open: OpenTimetable, { feedId, pass, lines }: SoldPass): ServiceSeller {
  const near = nearestPlace(open, pass.point);
  const operator = lines.find((line) => line.operator !== '')?.operator;
  return {
    id: null,
    slug: 'pass',
    titles: catalogueNames(pass.names),
    destinationId: near?.id ?? 0,
    destination: near?.names ?? catalogueNames(pass.names),
    timeZone: pass.timeZone,
    currency: pass.currency,
    supplierId: railSupplier(feedId),
    supplier: operator ?? open.feeds.get(feedId)?.name ?? '',
    picture: pass.picture,
    ...pass.point,
  };
}

function pointOf({ timeZone }: RailPassOffer, place: Names, atMs: number): ServicePoint {
  return { place, ...atStation(Math.floor(atMs / 1000), timeZone) };
}
