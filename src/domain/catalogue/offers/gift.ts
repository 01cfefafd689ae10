import { addDays, dayNumber, instantOf, isDate, isTimeZone, localDateAt } from '#src/domain/shared/time/local-time.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import { shortened } from '#src/domain/shared/text/foreign-text.ts';
import { oneLine, withoutUnseen } from '#src/domain/shared/text/joining-characters.ts';
import { giftDesigns, isGiftAmount, type GiftDesign } from '#src/domain/catalogue/offers/gift-card.ts';

/** A requested gift card: its recipient, its message, and when it is sent. Its amount is the line's. */
export type Gift = {
  readonly design: GiftDesign;
  readonly to: string;
  readonly email: string;
  readonly from: string;
  readonly message: string;
  /** When it is sent (ISO 8601 in UTC); null for as soon as it is paid. */
  readonly sendAt: string | null;
  /** The buyer's zone, in which the day of sending was chosen. */
  readonly timeZone: string;
};

export type GiftInput = {
  readonly amount: Money;
  readonly design: string;
  readonly to: string;
  readonly email: string;
  readonly from: string;
  readonly message: string;
  /** A day of the buyer's, on which it goes out at nine in the morning; without one, at once. */
  readonly sendOn?: string | undefined;
  readonly timeZone: string;
};

type GiftFailure =
  | 'quantity_invalid'
  | 'bad_request'
  | 'name_missing'
  | 'email_invalid'
  | 'date_past'
  | 'date_not_offered';

const longest = { name: 80, message: 600 } as const;
const nine = 9 * 60;
/** The day of sending is no further ahead. */
const daysAhead = 365;

/** Checks and tidies what a giver wrote; the failure names the field. `nowMs`: milliseconds since the epoch. */
export function checkGift(input: GiftInput, nowMs: number): Result<Gift, GiftFailure> {
  const design = giftDesigns.find((one) => one === input.design);
  if (design === undefined) return fail('bad_request', { field: 'design' });
  if (!isGiftAmount(input.amount)) return fail('quantity_invalid', { field: 'amount' });
  const recipient = checkRecipient(input);
  if (!recipient.ok) return recipient;
  const from = shortened(oneLine(input.from), longest.name);
  if (from === '') return fail('name_missing', { field: 'from' });
  const timeZone = isTimeZone(input.timeZone) ? input.timeZone : 'Etc/UTC';
  const message = shortened(withoutUnseen(input.message, '').trim(), longest.message);
  const at = sendingTime(input.sendOn, timeZone, nowMs);
  if (!at.ok) return at;
  return ok({ design, ...recipient.value, from, message, sendAt: at.value, timeZone });
}

/** Who gets a card, tidied. */
export function checkRecipient(given: {
  readonly to: string;
  readonly email: string;
}): Result<Pick<Gift, 'to' | 'email'>, 'name_missing' | 'email_invalid'> {
  const to = shortened(oneLine(given.to), longest.name);
  if (to === '') return fail('name_missing', { field: 'to' });
  const email = given.email.trim();
  return isEmail(email) ? ok({ to, email }) : fail('email_invalid', { field: 'email' });
}

function sendingTime(
  date: string | undefined,
  timeZone: string,
  nowMs: number,
): Result<string | null, 'bad_request' | 'date_past' | 'date_not_offered'> {
  if (date === undefined || date === '') return ok(null);
  if (!isDate(date)) return fail('bad_request', { field: 'sendOn' });
  const today = localDateAt(new Date(nowMs).toISOString(), timeZone);
  if (dayNumber(date) < dayNumber(today)) return fail('date_past', { field: 'sendOn' });
  if (dayNumber(date) > dayNumber(addDays(today, daysAhead))) return fail('date_not_offered', { field: 'sendOn' });
  const at = instantOf(date, nine, timeZone);
  return ok(at <= nowMs ? null : new Date(at).toISOString());
}
