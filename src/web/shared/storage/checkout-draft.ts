import type { AnswersView } from '#src/contract/checkout/required-fields.ts';
import type { ContactInput, OpenInput } from '#src/contract/checkout/checkout.ts';

/** What was typed at the checkout; never a card, which is typed on the payment page's own origin. */
export type TypedCheckout = {
  readonly contact?: Partial<ContactInput>;
  /** Another person leads the trip, and their name. */
  readonly isForOther?: boolean;
  readonly lead?: string;
  readonly notes?: string;
  readonly method?: string;
  /** Travelers' answers by line id; line ids outlive an expired checkout. */
  readonly lines?: Readonly<Record<string, AnswersView>>;
};

/** For this tab only, beside the email address that the page knew of its author. */
type StoredDraft = { readonly over: string; readonly typed: TypedCheckout };

const name = 'checkout typed';
const paymentOptionsName = 'checkout wishes';
const event = 'meander:typed';

/** Returns the stored text, or null; it changes whenever the draft changes. */
export function typedText(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return unstored;
  }
}

/** Where a visitor has closed the store, what was typed lasts as long as the page. */
let unstored: string | null = null;

/** What was typed. Input of another user is not shown: each gets their own. */
export function typedBy(known: ContactInput, text: string | null): TypedCheckout {
  if (text === null) return {};
  // Written by `keepTyped` alone.
  const stored = JSON.parse(text) as Partial<StoredDraft>;
  return stored.over === known.email ? (stored.typed ?? {}) : {};
}

/** Stores what was typed, beside what was typed before: a field of the contact takes no other along. */
export function saveTyped(known: ContactInput, change: TypedCheckout): void {
  const before = typedBy(known, typedText());
  const contact = change.contact === undefined ? {} : { contact: { ...before.contact, ...change.contact } };
  const stored: StoredDraft = { over: known.email, typed: { ...before, ...change, ...contact } };
  const text = JSON.stringify(stored);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    unstored = text;
  }
  window.dispatchEvent(new Event(event));
}

/** Calls `notify` whenever the traveler types; returns a function that unsubscribes. */
export function onTyped(notify: () => void): () => void {
  window.addEventListener(event, notify);
  return () => window.removeEventListener(event, notify);
}

/** Stores typed codes, and whether credits or a gift card pay: they outlive an expired checkout. */
export function savePaymentOptions(options: OpenInput): void {
  try {
    sessionStorage.setItem(paymentOptionsName, JSON.stringify(options));
  } catch {
    // If storage is disabled, only the open checkout has them.
  }
}

export function savedPaymentOptions(): OpenInput {
  try {
    // Written by `keepWishes` alone.
    return JSON.parse(sessionStorage.getItem(paymentOptionsName) ?? '{}') as OpenInput;
  } catch {
    return {};
  }
}

/** Deletes the draft after payment and at sign-out, so that no personal data remain. */
export function forgetTyped(): void {
  unstored = null;
  try {
    sessionStorage.removeItem(name);
    sessionStorage.removeItem(paymentOptionsName);
  } catch {
    // Where a visitor has closed the store, nothing is in it.
  }
}
