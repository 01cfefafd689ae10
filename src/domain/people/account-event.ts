/** What an account's owner is told about at once, since it changes who can get in or what leaves. */
export const accountEventKinds = [
  'email_changed',
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'google_added',
  'google_removed',
  'second_factor_on',
  'second_factor_off',
  'new_device',
  'data_exported',
  'closing',
  'undone',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** How long the owner can undo a change; the database reserves a former address or number for the same time. */
export const undoDays = 7;

/** Whether a change can be undone now, was undone already, or cannot be undone any more. */
export type UndoState = 'open' | 'undone' | 'over';
