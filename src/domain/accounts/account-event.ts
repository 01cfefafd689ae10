import { uuidDigits, uuidFromDigits } from '#src/domain/uuid.ts';

/** Events that an account's owner is notified of at once, since they change who can sign in or what data leaves. */
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

/** What the link of a notice names: the event, and a hash of the address or number that the notice went to. */
export type NoticeLink = { readonly event: string; readonly recipient: string };

/** The link as one word of letters and digits. */
export function noticeSubject({ event, recipient }: NoticeLink): string {
  return uuidDigits(event) + recipient;
}

/** Reads such a word; null when it is none. */
export function noticeOfSubject(subject: string): NoticeLink | null {
  const event = uuidFromDigits(subject.slice(0, 32));
  const recipient = subject.slice(32);
  return event !== null && /^[0-9a-f]{16}$/.test(recipient) ? { event, recipient } : null;
}

/** How long the owner can undo a change; the database reserves a former address or number for the same time. */
export const undoDays = 7;

/** Whether a change can be undone now, was undone already, or cannot be undone any more. */
export type UndoState = 'open' | 'undone' | 'over';
