import { fingerprint } from '#sandbox/ids.ts';
import type { SavedCard } from '#sandbox/records/records.ts';

/** What a test card does when it is charged. */
export type Behaviour =
  | { readonly does: 'pay' }
  | { readonly does: 'challenge'; readonly next: 'pay' | 'decline' }
  | { readonly does: 'process'; readonly next: 'succeeded' | 'failed' }
  | { readonly does: 'redirect' }
  | Decline;

export type Decline = {
  readonly does: 'decline';
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
};

type TestCard = {
  readonly number: string;
  readonly brand: string;
  /** The name under which the API accepts this card without its number. */
  readonly token: string;
  readonly behaviour: Behaviour;
  readonly refunds?: SavedCard['refunds'];
};

function decline(code: string, declineCode: string | null, message: string): Decline {
  return { does: 'decline', code, declineCode, message };
}

/** The refusal of every card that is not on the list: a real card must never look accepted. */
const notATestCard = decline(
  'card_declined',
  'test_mode_live_card',
  'Your card was declined. This is a demonstration: use a test card.',
);

/** The refusal that a charge meets when its card lets it down after an extra step or after processing. */
export const lateDecline = decline('card_declined', 'generic_decline', 'Your card was declined.');

/** The well-known test card numbers. They belong to no real account. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', token: 'pm_card_visa', behaviour: { does: 'pay' } },
  { number: '5555555555554444', brand: 'mastercard', token: 'pm_card_mastercard', behaviour: { does: 'pay' } },
  { number: '378282246310005', brand: 'amex', token: 'pm_card_amex', behaviour: { does: 'pay' } },
  { number: '3566002020360505', brand: 'jcb', token: 'pm_card_jcb', behaviour: { does: 'pay' } },
  { number: '6200000000000005', brand: 'unionpay', token: 'pm_card_unionpay', behaviour: { does: 'pay' } },
  {
    number: '4000002500003155',
    brand: 'visa',
    token: 'pm_card_authenticationRequired',
    behaviour: { does: 'challenge', next: 'pay' },
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    token: 'pm_card_threeDSecure2Required',
    behaviour: { does: 'challenge', next: 'pay' },
  },
  {
    number: '4000008400001629',
    brand: 'visa',
    token: 'pm_card_threeDSecureRequiredChargeDeclined',
    behaviour: { does: 'challenge', next: 'decline' },
  },
  { number: '4000000000000002', brand: 'visa', token: 'pm_card_chargeDeclined', behaviour: lateDecline },
  {
    number: '4000000000009995',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    behaviour: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedExpiredCard',
    behaviour: decline('expired_card', null, 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    behaviour: decline('incorrect_cvc', null, 'Your card’s security code is incorrect.'),
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedProcessingError',
    behaviour: decline(
      'processing_error',
      null,
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
  {
    number: '4000000000000077',
    brand: 'visa',
    token: 'pm_card_processing',
    behaviour: { does: 'process', next: 'succeeded' },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    token: 'pm_card_processingFails',
    behaviour: { does: 'process', next: 'failed' },
  },
  {
    number: '4000000000007726',
    brand: 'visa',
    token: 'pm_card_pendingRefund',
    behaviour: { does: 'pay' },
    refunds: 'later',
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    token: 'pm_card_refundFail',
    behaviour: { does: 'pay' },
    refunds: 'bounce',
  },
];

/** A card as typed. It lives for one request: only the last four digits and a keyed fingerprint are stored. */
export type TypedCard = {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
};

/** What pays, and how it behaves; without a card it is a wallet or a bank. */
export type Presented = { readonly card: SavedCard | null; readonly behaviour: Behaviour };

/** Returns what is stored of a typed card, and how it behaves. */
export function presented(typed: TypedCard, key: string): Presented & { readonly card: SavedCard } {
  const known = testCards.find((card) => card.number === typed.number);
  const card: SavedCard = {
    brand: known?.brand ?? 'unknown',
    last4: typed.number.slice(-4),
    expMonth: typed.expMonth,
    expYear: typed.expYear,
    fingerprint: fingerprint(typed.number, key),
    refunds: known?.refunds ?? 'at_once',
  };
  return { card, behaviour: known?.behaviour ?? notATestCard };
}

/** Returns the card behind a token of the API, valid for some years; null when there is none. */
export function presentedToken(token: string, key: string, nowYear: number): Presented | null {
  const known = testCards.find((card) => card.token === token);
  return known === undefined
    ? null
    : presented({ number: known.number, expMonth: 12, expYear: nowYear + 4, cvc: '123' }, key);
}

export type CardField = 'number' | 'expiry' | 'cvc' | 'name';

export type CardFault =
  | 'number_missing'
  | 'number_invalid'
  | 'expiry_missing'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'cvc_missing'
  | 'cvc_invalid'
  | 'name_missing';

export type CardForm = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
};

/** Reads the form's fields; every error names its field. `nowSeconds` decides whether the card has expired. */
export function readCard(
  form: CardForm,
  nowSeconds: number,
): { readonly typed: TypedCard | null; readonly faults: Partial<Record<CardField, CardFault>> } {
  const faults: Partial<Record<CardField, CardFault>> = {};
  const number = digitsOf(form.number).replaceAll(/[\s-]/g, '');
  if (number === '') faults.number = 'number_missing';
  else if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) faults.number = 'number_invalid';
  const expiry = readExpiry(digitsOf(form.expiry), nowSeconds);
  if (typeof expiry === 'string') faults.expiry = expiry;
  const cvc = digitsOf(form.cvc).trim();
  if (cvc === '') faults.cvc = 'cvc_missing';
  else if (!(/^3[47]/.test(number) ? /^\d{4}$/ : /^\d{3}$/).test(cvc)) faults.cvc = 'cvc_invalid';
  if (form.name.trim() === '') faults.name = 'name_missing';
  if (typeof expiry === 'string' || Object.keys(faults).length > 0) return { typed: null, faults };
  return { typed: { number, cvc, expMonth: expiry.month, expYear: expiry.year }, faults };
}

function readExpiry(text: string, nowSeconds: number): { readonly month: number; readonly year: number } | CardFault {
  if (text.trim() === '') return 'expiry_missing';
  const match = /^\s*(\d{1,2})\s*[/\-.\s]?\s*(\d{4}|\d{2})\s*$/.exec(text);
  const month = Number(match?.[1]);
  if (match === null || month < 1 || month > 12) return 'expiry_invalid';
  const year = Number(match[2]) + (match[2]?.length === 2 ? 2_000 : 0);
  // A card is good until the end of its month, wherever on earth that month ends last.
  const end = Date.UTC(year, month, 1, 12) / 1_000;
  if (end <= nowSeconds) return 'expiry_past';
  return end > nowSeconds + 50 * 366 * 86_400 ? 'expiry_invalid' : { month, year };
}

/** Arabic-Indic, Persian and full-width digits, as keyboards give them, become ASCII ones. */
function digitsOf(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll('／', '/');
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
