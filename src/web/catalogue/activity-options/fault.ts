import type { WireError } from '#src/contract/envelope.ts';

/** The steps of booking in their order; `book` is the action at the end. */
export type Step = 'date' | 'time' | 'people' | 'book';

/** An error, and the step that shows it. */
export type Refusal = { readonly step: Step; readonly text: string };

/** A refusal with the number of the attempt it answers, so that the same words are said again. */
export type Fault = Refusal & { readonly attempt: number };

const steps: Readonly<Record<string, Step>> = {
  date_past: 'date',
  date_not_offered: 'date',
  slot_closed: 'time',
  slot_sold_out: 'time',
  not_found: 'time',
  unit_unknown: 'people',
  unit_needs_company: 'people',
  party_too_small: 'people',
  party_too_large: 'people',
};

/** Returns the step that caused a refusal; a full cart belongs to no step. */
export function stepOf({ code, field }: Pick<WireError, 'code' | 'field'>): Step {
  if (code === 'quantity_invalid') return field === 'cart' ? 'book' : 'people';
  return steps[code] ?? 'book';
}
