import { fail, type Failure } from '#src/domain/failure.ts';

type Facts = Readonly<Record<string, string | number>>;

/** A field of a vertical's question as addresses name it, and why it is refused: pages have words for each, beside the field. */
export type QuestionFault<Field extends string, Reason extends string> = {
  readonly field: Field;
  readonly reason: Reason;
};

/** Refuses a question: the field, and the reason among the facts, under whichever code the failure has elsewhere. */
export function refuseQuestion<Code extends string>(
  code: Code,
  { field, reason }: QuestionFault<string, string>,
  facts: Facts = {},
): { readonly ok: false; readonly failure: Failure<Code> } {
  return fail(code, { field, facts: { reason, ...facts } });
}

/** Reads it back out of what was answered; null where that is no matter of a field. */
export function questionFaultIn<Field extends string, Reason extends string>(
  { field, facts }: { readonly field?: string | undefined; readonly facts?: Facts | undefined },
  fields: readonly Field[],
  reasons: readonly Reason[],
): QuestionFault<Field, Reason> | null {
  const known = fields.find((one) => one === field);
  const reason = reasons.find((one) => one === facts?.['reason']);
  return known === undefined || reason === undefined ? null : { field: known, reason };
}
