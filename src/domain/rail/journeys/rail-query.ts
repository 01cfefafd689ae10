import { isDate } from '#src/domain/shared/time/local-time.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { readRideQuestion, type RideQuestion } from '#src/domain/rail/journeys/ride-choice.ts';
import type { Choice, RawQuestion } from '#src/domain/vertical.ts';

/** A requested pass: `start` is its first day, null where that stays open. */
export type PassQuestion = { readonly pass: string; readonly start: string | null };

/** A query for train tickets: a journey, or a pass. */
export type RailQuestion =
  | { readonly kind: 'ride'; readonly ride: RideQuestion }
  | { readonly kind: 'pass'; readonly pass: PassQuestion };

/** Reads the words of a journey, or, where `pass` is among them, of a pass with its first day `start`. */
export function readRailQuestion(raw: RawQuestion): Result<RailQuestion, 'bad_request'> {
  const id = raw['pass'];
  if (id === undefined) {
    const ride = readRideQuestion(raw);
    return ride.ok ? ok({ kind: 'ride', ride: ride.value }) : ride;
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return fail('bad_request', { field: 'pass' });
  const start = raw['start'] ?? '';
  if (start !== '' && !isDate(start)) return fail('bad_request', { field: 'start' });
  return ok({ kind: 'pass', pass: { pass: id, start: start === '' ? null : start } });
}

/** The id that an offer has in a choice: the class of a journey, or "pass:<id>". */
export function railOfferId(question: RailQuestion): Choice['offerId'] {
  return question.kind === 'ride' ? question.ride.class : `pass:${question.pass.pass}`;
}
