import { fail, ok, type Result } from '#src/domain/failure.ts';
import { withoutUnseen } from '#src/domain/shared/text/joining-characters.ts';

export const supportTextLimit = 2000;

/** A message to support: line breaks, plain signs and what joins them alone. Empty is fine where a picture says it all. */
export function checkSupportText(written: string, hasPicture: boolean): Result<string> {
  const text = withoutUnseen(written.replaceAll('\r\n', '\n'), '')
    .replace(/[\p{Cs}\p{Co}\p{Cn}]+/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  if (text === '' && !hasPicture) return fail('answer_missing', { field: 'text' });
  if (text.length > supportTextLimit)
    return fail('answer_too_long', { field: 'text', facts: { limit: supportTextLimit } });
  return ok(text);
}
