/** A voucher as a document, in ready strings: the renderer decides on its looks only. */
export type VoucherDocument = DocumentVoice & {
  readonly brand: string;
  /** What the sheet is: "Voucher". */
  readonly kind: string;
  readonly title: string;
  readonly option: string;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly note: string;
    /** BCP 47 tag of the value, where it is not in the document's language. */
    readonly lang?: string;
  }[];
  readonly code: PaperCode;
  readonly codeLabel: string;
  /** Why it does not open the door any more; empty while it does. */
  readonly stamp: string;
  readonly tickets: {
    readonly title: string;
    readonly items: readonly (PaperCode & { readonly unit: string; readonly number: string })[];
  };
  readonly bring: { readonly title: string; readonly lang: string; readonly items: readonly string[] };
  readonly call: { readonly title: string; readonly phone: string; readonly email: string };
};

/** In which language a sheet is set. */
export type DocumentVoice = {
  /** ISO 639-1, for line breaks, shapes and readers aloud. */
  readonly language: string;
  /** ISO 3166-1 where it decides on the shapes of signs, as in Taiwan or Hong Kong; else empty. */
  readonly region: string;
  readonly dir: 'ltr' | 'rtl';
};

/** `text` is the code in groups, for reading out; `svg` its drawing. */
export type PaperCode = { readonly text: string; readonly svg: string };

/** How a sheet is set in a language (BCP 47): which shapes its signs have, and from where it is read. */
export function documentVoice(tag: string, dir: DocumentVoice['dir']): DocumentVoice {
  const [language = tag, region = ''] = tag.split('-');
  return { language, region, dir };
}
