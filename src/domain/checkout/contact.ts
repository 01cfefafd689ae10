import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/shared/text/email.ts';
import { shortened } from '#src/domain/shared/text/foreign-text.ts';
import { checkName } from '#src/domain/shared/text/name.ts';

/** The person notified about an order. `notes` is for the supplier; `lead` is the lead traveler, if not the buyer. */
export type Contact = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly lead?: string;
};

type Given = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes?: string | undefined;
  readonly lead?: string | undefined;
};

const longestNotes = 1000;

/** Reads a phone number as it was typed into E.164; null when it is none (`normalisePhone` of `adapters/phone.ts`). */
export type PhoneReader = (text: string) => string | null;

type ContactFailure = 'name_missing' | 'name_invalid' | 'email_invalid' | 'phone_invalid';

/** Checks and tidies a contact (spec §5) by the rules for names and numbers of sign-in; the failure names the field. */
export function checkContact(given: Given, readPhone: PhoneReader): Result<Contact, ContactFailure> {
  const name = checkName(given.name, 'contact.name');
  if (!name.ok) return name;
  const email = given.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'contact.email' });
  const phone = readPhone(given.phone);
  if (phone === null) return fail('phone_invalid', { field: 'contact.phone' });
  const contact = { name: name.value, email, phone, notes: shortened((given.notes ?? '').trim(), longestNotes) };
  if ((given.lead ?? '').trim() === '') return ok(contact);
  const lead = checkName(given.lead ?? '', 'contact.lead');
  if (!lead.ok) return lead;
  return ok(lead.value === contact.name ? contact : { ...contact, lead: lead.value });
}

/** Returns the name used for admission. */
export function leadOf({ name, lead }: Pick<Contact, 'name' | 'lead'>): string {
  return lead ?? name;
}
