import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** A text in the payload of a message; null where there is none. */
export function payloadField({ payload }: Pick<OutboxRow, 'payload'>, name: string): string | null {
  const value: unknown = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
