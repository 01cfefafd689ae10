import type { ContactInput } from '#src/contract/endpoints/checkout.ts';

/** What was typed at the checkout, for this tab alone, and the address the page knew of whoever typed it. */
type Typed = { readonly over: string; readonly contact: Partial<ContactInput> };

const name = 'checkout contact';

/** The text that is kept, or null; it changes with every change of what was typed. */
export function typedContactText(): string | null {
  return sessionStorage.getItem(name);
}

/** Puts what was typed over what is known. What somebody else has typed is not his: he gets his own. */
export function withTypedContact(known: ContactInput, text: string | null): ContactInput {
  if (text === null) return known;
  // Written by `keepTypedContact` alone.
  const typed = JSON.parse(text) as Partial<Typed>;
  return typed.over === known.email ? { ...known, ...typed.contact } : known;
}

/** Keeps what was typed, beside what was typed before. */
export function keepTypedContact(known: ContactInput, change: Partial<ContactInput>): void {
  const typed: Typed = { over: known.email, contact: { ...withTypedContact(known, typedContactText()), ...change } };
  sessionStorage.setItem(name, JSON.stringify(typed));
}

/** After payment and at the end of a session nobody's name and number stay behind. */
export function forgetTypedContact(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Where a visitor has closed the store, nothing lies in it.
  }
}
