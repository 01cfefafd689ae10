import type { DocumentVoice } from '#src/domain/orders/documents/voucher-document.ts';

/** A receipt or credit note as a document, in ready strings: the renderer decides on its looks only. */
export type PrintedReceipt = DocumentVoice & {
  readonly brand: string;
  /** What the sheet is: "Receipt". */
  readonly kind: string;
  /** Its number. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The seller and the buyer. */
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly table: {
    readonly what: string;
    readonly amount: string;
    readonly rows: readonly { readonly title: string; readonly notes: readonly string[]; readonly amount: string }[];
  };
  readonly totals: readonly { readonly label: string; readonly amount: string; readonly strong: boolean }[];
  readonly notes: readonly string[];
  /** That another took its place; empty while none has. */
  readonly stamp: string;
};
