/** An order without an account: by its reference and the key of a signed link (T-50). */
export type OrderKey = { readonly reference: string; readonly key?: string };
