/** A voucher for paper, in ready strings: whoever draws it decides on its looks alone. */
export type VoucherPaper = {
  /** ISO 639-1, for line breaks, shapes and readers aloud. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly brand: string;
  /** What the sheet is: "Voucher". */
  readonly kind: string;
  readonly title: string;
  readonly option: string;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  readonly code: PaperCode;
  readonly codeLabel: string;
  /** Why it does not open the door any more; empty while it does. */
  readonly stamp: string;
  readonly tickets: {
    readonly title: string;
    readonly items: readonly (PaperCode & { readonly unit: string; readonly number: string })[];
  };
  readonly bring: { readonly title: string; readonly items: readonly string[] };
  readonly call: { readonly title: string; readonly phone: string; readonly email: string };
};

/** `text` is the code in groups, for reading out; `svg` its drawing. */
export type PaperCode = { readonly text: string; readonly svg: string };

/** Scripts that the typeface of the sheet does not have: these languages get theirs in English. */
const unprintable: ReadonlySet<string> = new Set(['ko', 'th', 'zh']);

/** Whether a sheet can be set in a language (BCP 47). */
export function isPrintable(language: string): boolean {
  return !unprintable.has(language.split('-')[0] ?? language);
}
