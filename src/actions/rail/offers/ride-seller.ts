import { ridePicture } from '#src/domain/rail/journeys/ride-picture.ts';
import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { nearestPlace } from '#src/actions/rail/timetable/nearest-place.ts';
import type { ServiceSeller } from '#src/domain/catalogue/offers/service-offer.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { catalogueNames, wayNames } from '#src/domain/rail/journeys/ride-names.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';
import { railSupplier } from '#src/domain/rail/rail-supplier.ts';
import type { GroupRow, StationRow } from '#src/store/rail/rail-reading.store.ts';

/** Returns what represents the venue of a ride: its route, operator and currency. `lines` are those of its rides. */
export function rideSeller(
  open: OpenTimetable,
  {
    from,
    to,
    line,
    currency,
  }: {
    readonly from: StationRow;
    readonly to: StationRow;
    readonly line: { readonly id: number; readonly feedId: number; readonly operator: string } | undefined;
    readonly currency: CurrencyCode;
  },
): ServiceSeller {
  const near = nearestPlace(open, to);
  const feed = open.feeds.get(from.feedId);
  return {
    id: null,
    slug: 'ride',
    titles: wayNames(townOf(open, from), townOf(open, to)),
    destinationId: near?.id ?? 0,
    destination: near?.names ?? catalogueNames(townOf(open, to)),
    timeZone: from.timeZone,
    currency,
    supplierId: railSupplier(from.feedId),
    supplier: line === undefined || line.operator === '' ? (feed?.name ?? '') : line.operator,
    picture: ridePicture(line?.id ?? 0),
    lat: to.lat,
    lng: to.lng,
  };
}

/** What people call the place: the city or the airport, where the station belongs to one. */
function townOf({ groups, stations }: OpenTimetable, station: StationRow): RailNames {
  const group: GroupRow | null = stations.get(station.id)?.group ?? null;
  return group === null || !groups.has(group.id) ? station.names : group.names;
}
