import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { AccountEventKind } from '#src/domain/accounts/account-event.ts';

/** What a security notice says has happened, as a sentence and as its subject. */
export const eventWords: Readonly<Record<AccountEventKind, MessageDescriptor>> = {
  email_changed: msg`Your account’s email address was changed`,
  phone_changed: msg`Your account’s phone number was changed`,
  passkey_added: msg`A passkey was added to your account`,
  passkey_removed: msg`A passkey was removed from your account`,
  google_added: msg`Google sign-in was connected to your account`,
  google_removed: msg`Google sign-in was disconnected from your account`,
  second_factor_on: msg`Two-step sign-in was turned on for your account`,
  second_factor_off: msg`Two-step sign-in was turned off for your account`,
  new_device: msg`New sign-in to your account`,
  data_exported: msg`A copy of your account’s data was requested`,
  closing: msg`Account closure was requested`,
  undone: msg`Recent changes to your account were undone`,
};

/** What undoing does, by kind of event: of what changed no factor, only the same device's later changes go with it. */
export function undoWords(kind: AccountEventKind): MessageDescriptor {
  switch (kind) {
    case 'new_device':
      return msg`All devices will be signed out, and security changes made on that device will be undone.`;
    case 'data_exported':
      return msg`The copy of your data will be deleted, all devices will be signed out, and later security changes made on the same device will be undone.`;
    case 'closing':
      return msg`Your account will stay open, all devices will be signed out, and later security changes made on the same device will be undone.`;
    default:
      return msg`This change and later security changes will be undone, and all devices will be signed out. If two-step sign-in is on, it stays on.`;
  }
}
