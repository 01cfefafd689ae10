/** A UUID as the database writes it: lower case, in five groups. */
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as the database writes it; anything else would fail a query. */
export function isUuid(text: string | null | undefined): text is string {
  return typeof text === 'string' && uuidPattern.test(text);
}

/** Returns the 32 digits of a UUID, without its hyphens: short enough for a signed cookie or link. */
export function uuidDigits(id: string): string {
  return id.replaceAll('-', '');
}

/** Returns the UUID that `uuidDigits` was made from; null for any other text. */
export function uuidFromDigits(digits: string): string | null {
  const [, ...parts] = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(digits) ?? [];
  return parts.length === 0 ? null : parts.join('-');
}
