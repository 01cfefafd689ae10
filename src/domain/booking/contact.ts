import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isEmail } from '#src/domain/people/email.ts';
import { fitting, shortened } from '#src/domain/people/foreign-text.ts';
import { oneLine } from '#src/domain/people/joiners.ts';
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

const longest = { name: 120, notes: 1000 } as const;

/** Checks and tidies a contact (spec §5); the failure names the field. */
export function checkContact(given: Given): Result<Contact, 'name_missing' | 'email_invalid' | 'phone_invalid'> {
  const name = fitting(oneLine(given.name), longest.name);
  if (name === '') return fail('name_missing', { field: 'contact.name' });
  const email = given.email.trim();
  if (!isEmail(email)) return fail('email_invalid', { field: 'contact.email' });
  const phone = readPhone(given.phone);
  if (phone === null) return fail('phone_invalid', { field: 'contact.phone' });
  const lead = fitting(oneLine(given.lead ?? ''), longest.name);
  const contact = { name, email, phone, notes: shortened((given.notes ?? '').trim(), longest.notes) };
  return ok(lead === '' || lead === name ? contact : { ...contact, lead });
}

/** Who is asked for at the door. */
export function leadOf({ name, lead }: Pick<Contact, 'name' | 'lead'>): string {
  return lead ?? name;
}
