import { fail, ok, type Result } from '#src/domain/failure.ts';

export const supportTextLimit = 2000;

/** What somebody wrote to support: line breaks and plain signs alone. Empty is fine where a picture says it all. */
export function checkSupportText(written: string, hasPicture: boolean): Result<string> {
  const text = written
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{C}\n]+/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  if (text === '' && !hasPicture) return fail('answer_missing', { field: 'text' });
  if (text.length > supportTextLimit)
    return fail('answer_too_long', { field: 'text', facts: { limit: supportTextLimit } });
  return ok(text);
}
