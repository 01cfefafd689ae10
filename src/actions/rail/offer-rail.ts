import type { Deps } from '#src/actions/deps.ts';
import { offerPass } from '#src/actions/rail/offer-pass.ts';
import { offerRide } from '#src/actions/rail/offer-ride.ts';
import type { PlacesAsker } from '#src/actions/rail/take-places.ts';
import type { SoldBy } from '#src/domain/booking/service-offer.ts';
import { railOfferId, readRailQuestion } from '#src/domain/rail/rail-question.ts';
import type { Choice } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/db.ts';

/** What trains offer for a choice of a cart at this moment; null for what cannot be read, or what nobody sells. */
export async function offerRail(deps: Deps, on: Queryable, choice: Choice, asker: PlacesAsker): Promise<SoldBy | null> {
  const read = readRailQuestion(choice.question);
  if (!read.ok || choice.venueId !== null || choice.offerId !== railOfferId(read.value)) return null;
  const question = read.value;
  return question.kind === 'ride' ? offerRide(deps, on, question.ride, asker) : offerPass(deps, on, question.pass);
}
