import { normalisePhone } from '#src/adapters/identity/phone.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkContact } from '#src/domain/checkout/contact.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { storeContact, type SavedContact } from '#src/store/accounts/travellers.store.ts';

/** Stores the contact to notify about orders, by the rules of the checkout (spec §5). */
export async function saveContact(
  deps: Deps,
  { account }: Caller,
  given: Partial<SavedContact>,
): Promise<Result<SavedContact>> {
  if (account === null) return fail('sign_in_required');
  const checked = checkContact({ name: '', email: '', phone: '', ...given }, normalisePhone);
  if (!checked.ok) {
    const { code, field = '' } = checked.failure;
    return fail(code, { field: field.replace('contact.', '') });
  }
  const { name, email, phone } = checked.value;
  await storeContact(deps.db, account.id, { name, email, phone });
  return ok({ name, email, phone });
}
