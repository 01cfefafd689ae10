/** A UUID as the database writes it: lower case, in five groups. */
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as the database writes it; anything else would fail a query. */
export function isUuid(text: string | null | undefined): text is string {
  return typeof text === 'string' && uuidPattern.test(text);
}
