import type { Deps } from '#src/actions/deps.ts';
import { offerPass } from '#src/actions/rail/offers/offer-pass.ts';
import { offerRide } from '#src/actions/rail/offers/offer-ride.ts';
import type { PlacesAsker } from '#src/actions/rail/offers/take-places.ts';
import type { SoldBy } from '#src/domain/catalogue/offers/service-offer.ts';
import { railOfferId, readRailQuestion } from '#src/domain/rail/journeys/rail-query.ts';
import type { Choice } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** Returns what trains offer for a choice of a cart at this moment; null for what cannot be read, or is not sold. */
export async function offerRail(deps: Deps, on: Queryable, choice: Choice, asker: PlacesAsker): Promise<SoldBy | null> {
  const read = readRailQuestion(choice.question);
  if (!read.ok || choice.venueId !== null || choice.offerId !== railOfferId(read.value)) return null;
  const question = read.value;
  return question.kind === 'ride' ? offerRide(deps, on, question.ride, asker) : offerPass(deps, on, question.pass);
}
