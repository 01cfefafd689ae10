import { serviceDetailView } from '#src/contract/shared/verticals/service-detail-view.ts';
import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { Voice } from '#src/verticals/fact.words.ts';
import { serviceWords, type ServiceWords } from '#src/verticals/service.words.ts';

/** What a booking of a vertical says beside its title; null for a visit. */
export function bookedWords(voice: Voice, { service }: Visit): ServiceWords | null {
  if (service === undefined) return null;
  return serviceWords(
    voice,
    service.details.map((detail) => serviceDetailView(detail, voice.language)),
  );
}
