import { addressHashes } from '#src/actions/shared/signatures/address-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { takesAnotherDate } from '#src/domain/orders/changes/amendment.ts';
import { lineOfSnapshot, type Line } from '#src/domain/checkout/line.ts';
import { stopOf, tripConflicts, type TripConflict } from '#src/domain/orders/trip-conflicts.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { maskEmail } from '#src/domain/accounts/privacy/mask.ts';
import {
  bouncedAmong,
  countTrips,
  mailAddressesOf,
  stopsOf,
  tripsOf,
  type StopRow,
  type TripPart,
  type TripRow,
} from '#src/store/orders/trips.store.ts';

/** Another visit of the traveller's own that is in the way of this one. */
export type TripClash = Pick<TripConflict, 'kind' | 'spareMinutes' | 'wayMinutes'> & {
  readonly reference: string;
  readonly titles: Names;
};

export type Trip = Omit<TripRow, 'snapshot' | 'seats'> & {
  readonly line: Line;
  readonly clashes: readonly TripClash[];
};

export type Trips = {
  readonly trips: readonly Trip[];
  readonly counts: Readonly<Record<TripPart, number>>;
  /** Addresses, masked, from which mails about the caller's trips bounce. */
  readonly bounced: readonly string[];
};

export const tripsOnPage = 20;
/** More visits to come than these are not compared with one another. */
const comparedStops = 300;

/** The caller's trips of one kind, a page of them, and what is in the way of what (RU-14). */
export async function listTrips(
  deps: Deps,
  { account }: Caller,
  query: { readonly part: TripPart; readonly page: number },
): Promise<Result<Trips>> {
  if (account === null) return fail('sign_in_required');
  const page = { limit: tripsOnPage, offset: (query.page - 1) * tripsOnPage };
  const [rows, counts, stops, bounced] = await Promise.all([
    tripsOf(deps.db, account.id, query.part, page),
    countTrips(deps.db, account.id),
    query.part === 'coming' ? stopsOf(deps.db, account.id, comparedStops) : [],
    bouncedOf(deps, account.id),
  ]);
  const conflicts = conflictsOf(stops);
  const trips = rows.map(({ snapshot, seats, closedUntil, ...row }) => ({
    ...row,
    closedUntil: takesAnotherDate(snapshot.visit, seats) ? closedUntil : null,
    line: lineOfSnapshot(snapshot),
    clashes: clashesOf(row.reference, conflicts, stops),
  }));
  return ok({ trips, counts, bounced });
}

function conflictsOf(stops: readonly StopRow[]): readonly TripConflict[] {
  return tripConflicts(
    stops.flatMap(
      ({ reference, startsAt, endsAt, lat, lng, service }) =>
        stopOf({ key: reference, startsAt, endsAt, at: { lat, lng }, service }) ?? [],
    ),
  );
}

function clashesOf(
  reference: string,
  conflicts: readonly TripConflict[],
  stops: readonly StopRow[],
): readonly TripClash[] {
  return conflicts.flatMap(({ kind, first, second, spareMinutes, wayMinutes }) => {
    if (first !== reference && second !== reference) return [];
    const other = stops.find((stop) => stop.reference === (first === reference ? second : first));
    return other === undefined
      ? []
      : [{ kind, spareMinutes, wayMinutes, reference: other.reference, titles: other.titles }];
  });
}

async function bouncedOf(deps: Deps, accountId: string): Promise<readonly string[]> {
  const addresses = await mailAddressesOf(deps.db, accountId);
  const known = addresses.map((address) => ({ address, hashes: addressHashes(deps, address) }));
  const bounced = await bouncedAmong(
    deps.db,
    known.flatMap((one) => one.hashes),
  );
  return known
    .filter(({ hashes }) => hashes.some((hash) => bounced.includes(hash.toString('hex'))))
    .map(({ address }) => maskEmail(address));
}
