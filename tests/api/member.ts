import { expect } from 'vitest';

import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { securityEndpoints } from '#src/contract/accounts/security/account-security.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { Authenticator } from '../authenticator.ts';
import type { TestBrowser, Reply } from './browser.ts';
import { sentCode } from './sent-code.ts';

/** Returns the id of the account that a browser is signed in to; null where it is signed in to none. */
export async function who(person: TestBrowser): Promise<string | null> {
  const { result } = await person.read(accountEndpoints.simpleProfile);
  return (result as { user_id: string } | null)?.user_id ?? null;
}

/** Adds a passkey of a device to the account that a browser is signed in to. */
export async function addPasskey(
  person: TestBrowser,
  device = new Authenticator('http://localhost:3000'),
): Promise<Reply> {
  const requested = await person.change(securityEndpoints.passkeyOptions);
  const credential = device.create((requested.result as { options: string }).options);
  return person.change(securityEndpoints.addPasskey, { credential });
}

/** Confirms a browser's user by a code that is sent to the email or phone number of the account. */
export async function confirm(db: Queryable, person: TestBrowser, way: 'email' | 'sms', to: string): Promise<void> {
  await person.callApi(securityEndpoints.sendOwnCode, { way });
  const code = await sentCode(db, to);
  expect(await person.change(securityEndpoints.confirm, { way, code })).toMatchObject({ status: 200 });
}
