import { addDays, localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';

/** A pass begins within so many days of being bought. */
const openDays = 90;

/** Between which days a pass may begin that is bought now, by the clock of its place. */
export function passDays(
  { timeZone }: Pick<RailPassOffer, 'timeZone'>,
  nowMs: number,
): { readonly earliest: string; readonly latest: string } {
  const earliest = localDateAt(new Date(nowMs).toISOString(), timeZone);
  return { earliest, latest: addDays(earliest, openDays) };
}
