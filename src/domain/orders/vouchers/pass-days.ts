import { addDays, daysBetween, localDateAt } from '#src/domain/shared/time/local-time.ts';
import { opensAtMs } from '#src/domain/orders/vouchers/admission.ts';
import type { Service } from '#src/domain/catalogue/offers/service.ts';

/** A pass as it was bought: instants as ISO 8601, and the clock that its days go by (IANA). */
export type HeldPass = {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly service: Pick<Service, 'details'> | undefined;
};

/** The first and the last day on which a ticket was used so far ("2026-12-24"); null where there was none. */
export type UsedDays = { readonly first: string; readonly last: string } | null;

/** Whether it allows any number of rides on each of its days: a pass. Everything else is used up by one scan. */
export function isUsedByDay(service: Pick<Service, 'vertical' | 'question'> | undefined): boolean {
  return service?.vertical === 'rails' && service.question['pass'] !== undefined;
}

/**
 * Whether a pass holds on a day of its place: on its days from the named first one on, or, where that is open, from the
 * day on which it is first used, whatever day was reported first (a scanner may have been without a connection).
 */
export function holdsOn(pass: HeldPass, day: string, used: UsedDays): boolean {
  const dateOf = (ms: number): string => localDateAt(new Date(ms).toISOString(), pass.timeZone);
  const earliest = dateOf(opensAtMs(pass.startsAt, pass.service));
  const latest = dateOf(Date.parse(pass.startsAt));
  const more = daysBetween(latest, dateOf(Date.parse(pass.endsAt) - 1));
  const firstUsed = used === null || day < used.first ? day : used.first;
  const lastUsed = used === null || day > used.last ? day : used.last;
  const first = earliest === latest ? latest : firstUsed;
  return first >= earliest && first <= latest && firstUsed >= first && lastUsed <= addDays(first, more);
}
