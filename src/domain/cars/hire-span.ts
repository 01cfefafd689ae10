import { moveDays } from '#src/domain/shared/time/local-time.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import type { HireSpan } from '#src/domain/cars/billed-days.ts';
import { refuseHire, type HireField } from '#src/domain/cars/hire-issue.ts';
import { longestHireDays, type HireQuestion, type LocalMoment } from '#src/domain/cars/hire-query.ts';
import { stationTime } from '#src/domain/rail/station-time.ts';

const shortestMs = 60 * 60_000;

/**
 * The instants of a hire by the clocks of both places. A time that the clock skips is refused with the next that there is;
 * of one that comes twice the first is meant. From an hour, as time passes, to thirty calendar days of the place of pick-up.
 */
export function hireSpan(
  { from, to }: Pick<HireQuestion, 'from' | 'to'>,
  fromZone: string,
  toZone: string,
): Result<HireSpan, 'bad_request'> {
  const start = instantIn(from, fromZone, 'from_time');
  if (!start.ok) return start;
  const end = instantIn(to, toZone, 'to_time');
  if (!end.ok) return end;
  const length = end.value - start.value;
  if (length <= 0) return refuseHire('to_time', 'before_pick_up');
  if (length < shortestMs) return refuseHire('to_time', 'too_short');
  if (end.value > moveDays(start.value, longestHireDays, fromZone)) return refuseHire('to_date', 'too_long');
  return ok({ startMs: start.value, endMs: end.value });
}

function instantIn({ date, time }: LocalMoment, zone: string, field: HireField): Result<number, 'bad_request'> {
  const moment = stationTime(date, time, zone);
  if (moment.kind === 'skipped') return refuseHire(field, 'time_skipped', { next: moment.next });
  return ok(moment.seconds * 1000);
}
