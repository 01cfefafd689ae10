import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/people/email.ts';
import { readPhone } from '#src/domain/people/phone.ts';

/** Who is told about an order. `notes` is for the supplier; `lead` is who leads the trip, when that is somebody else. */
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

/** Checks and tidies a contact (spec §5); the failure names the field. */
export function checkContact(given: Given): Result<Contact, 'name_missing' | 'email_invalid' | 'phone_invalid'> {
  const name = oneLine(given.name).slice(0, 120);
  if (name === '') return fail('name_missing', { field: 'contact.name' });
  const email = given.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'contact.email' });
  const phone = readPhone(given.phone);
  if (phone === null) return fail('phone_invalid', { field: 'contact.phone' });
  const lead = oneLine(given.lead ?? '').slice(0, 120);
  const contact = { name, email, phone, notes: (given.notes ?? '').trim().slice(0, 1000) };
  return ok(lead === '' || lead === name ? contact : { ...contact, lead });
}

/** Who is asked for at the door. */
export function leadOf({ name, lead }: Pick<Contact, 'name' | 'lead'>): string {
  return lead ?? name;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
