import type { WireText } from '#src/contract/wire.ts';
import type { FieldRule } from '#src/domain/catalogue/offers/required-fields.ts';

/**
 * What a line asks of its travellers, in the visitor's language as far as there are words. Fields of the house's own (names,
 * passports, where one is fetched) have none: pages have them by their ids.
 */
export type AskedView = {
  readonly booking: readonly RequiredFieldView[];
  /** One for each ticket, in the order in which answers are given. */
  readonly travellers: readonly { readonly unit: WireText; readonly fields: readonly RequiredFieldView[] }[];
};

export type RequiredFieldView = FieldRule & {
  readonly title: WireText | null;
  readonly hint: WireText | null;
  readonly choices: readonly AskedChoice[];
};

/** `time` is when one is fetched, by the place's clock. */
export type AskedChoice = { readonly id: string; readonly title: WireText | null; readonly time: string | null };

/** Answers by the fields' ids, all of them text: of the whole booking, and of each traveller. */
export type AnswersView = {
  readonly booking: Readonly<Record<string, string>>;
  readonly travellers: readonly Readonly<Record<string, string>>[];
};
