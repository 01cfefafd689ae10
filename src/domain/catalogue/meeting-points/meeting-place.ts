import { nameIn, type Names } from '#src/domain/catalogue/destination.ts';

/** Where travelers meet. Older bookings have the English name and the address in Latin letters alone. */
export type MeetingPlace = {
  readonly name: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  /** The name in further languages, by BCP 47 tag. */
  readonly names?: Names | undefined;
  /** The address as it is written there, by the tag of the language that is. */
  readonly addresses?: Names | undefined;
  /** BCP 47 tag of the language that is written there. */
  readonly lang?: string | undefined;
};

type Marked = { readonly text: string; readonly lang: string };

/** A place as signs and drivers know it. `address` is empty where it is not known. */
export type LocalPlace = { readonly lang: string; readonly name: string; readonly address: string };

export type ShownPlace = { readonly name: Marked; readonly address: Marked; readonly local: LocalPlace | null };

/**
 * Returns the name and the address of a place for a reader, and what is written there where the reader sees another
 * script: a Japanese address for readers of English, a Latin name for readers of Japanese.
 */
export function placeIn({ name, address, names, addresses, lang }: MeetingPlace, language: string): ShownPlace {
  const isRead = lang !== undefined && baseOf(lang) === baseOf(language);
  const own = nameIn(names ?? { en: name }, language);
  const shown = own.lang === 'en' && isRead ? (written(names, lang) ?? own) : own;
  const street = (isRead ? written(addresses, lang) : null) ?? nameIn(addresses ?? { en: address }, language);
  return {
    name: shown,
    address: street,
    local: isRead ? null : localOf({ name, address, names, addresses, lang }, shown),
  };
}

function localOf(
  { name, address, names, addresses, lang = 'en' }: Omit<MeetingPlace, 'lat' | 'lng'>,
  shown: Marked,
): LocalPlace | null {
  const there = written(names, lang) ?? { text: name, lang: 'en' };
  const street = written(addresses, lang)?.text ?? address;
  const isForeign = hasOtherScript(there.text + street) || hasOtherScript(shown.text);
  const isNew = there.text !== shown.text || street !== address;
  return isForeign && isNew ? { lang, name: there.text, address: street === address ? '' : street } : null;
}

/** What is said in a language, and in no other one. */
function written(names: Names | undefined, lang: string): Marked | null {
  const text = names?.[lang];
  return text === undefined ? null : { text, lang };
}

function baseOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

/** Whether a text has letters that are not Latin. */
function hasOtherScript(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}
