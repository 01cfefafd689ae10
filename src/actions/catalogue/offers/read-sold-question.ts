import type { Deps } from '#src/actions/deps.ts';
import { dateOfDay, utcDayAt } from '#src/domain/shared/time/day-number.ts';
import { saleDaysOf, soldFrom } from '#src/domain/catalogue/sale-horizon.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { refuseQuestion } from '#src/domain/search/venues/query-issue.ts';
import type { RawQuestion, VenueVertical } from '#src/domain/vertical.ts';

/**
 * Reads a question about the present offer. One that begins beyond the horizon of its vertical is `date_not_offered`,
 * with the day from which it is sold among the facts (`soldFrom`).
 */
export function readSoldQuestion<Question>(
  { clock, saleDays }: Pick<Deps, 'clock' | 'saleDays'>,
  vertical: VenueVertical<Question>,
  raw: RawQuestion,
): Result<Question> {
  const question = vertical.readQuestion(raw, clock());
  if (!question.ok) return question;
  const { date, field, tooFar } = vertical.beginOf(question.value);
  // The first place where a day begins is fourteen hours ahead of UTC: what is sold there is not refused here.
  const today = dateOfDay(utcDayAt(clock() + 14 * 3_600_000));
  const opens = soldFrom(date, today, saleDaysOf(saleDays, vertical.key));
  return opens === null
    ? ok(question.value)
    : refuseQuestion('date_not_offered', { field, reason: tooFar }, { soldFrom: opens });
}
