import { oneLine } from '#src/domain/shared/text/joining-characters.ts';

/** The longest part of a name that the form takes; the machine-readable zone of a passport has 39 characters in all. */
export const longestLatinName = 60;

/** A letter with diacritics that no composed letter has. Marks of other scripts, or without a letter, are none. */
const marked = /(\p{Script=Latin})[\u0300-\u034e\u0350-\u036f]+/gu;
/**
 * Latin letters, and the signs between the parts of a name: space, comma, hyphen, apostrophe, which may also begin a part
 * (“van 't Hoff”), and the period of an abbreviation (“King, Jr.”).
 */
const shape = /^'?\p{Script=Latin}+(?:(?:\.?,? '?|\.?-|')\p{Script=Latin}+)*['.]?$/u;
/** A whole word with a period is no abbreviation. */
const endOfSentence = /\p{Script=Latin}{5}\./u;
/** What ICAO 9303 writes into the machine-readable zone; a letter that it does not spell with these is in no passport. */
const spelled = /^[A-Z -]+$/;

/**
 * Returns a part of a name in Latin letters as it is stored: in NFC, on one line, with the plain apostrophe and hyphen;
 * null if it is empty, too long, or has other characters. Letters are those that ICAO 9303 spells: full-width ones and
 * signs that are only made of letters are not. A comma separates several names, as some passports print them.
 */
export function readLatinName(text: string): string | null {
  const name = oneLine(text)
    .normalize('NFC')
    .replace(/[’‘ʻʼ`´]/gu, "'")
    .replace(/[‐‑–]/gu, '-');
  const letters = name.replace(marked, '$1');
  const isShaped = name.length <= longestLatinName && shape.test(letters) && !endOfSentence.test(letters);
  return isShaped && spelled.test(icaoSpelling(name)) ? name : null;
}

/** Letters that ICAO 9303 part 3 (section 6 A) does not write as their base letter; the first of several spellings. */
const icao: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ə: 'E',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  ı: 'I',
  Ĳ: 'IJ',
  ĸ: 'Q',
  Ŀ: 'L',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ß: 'SS',
  ẞ: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
};

/**
 * Returns a name in the letters A to Z as the machine-readable zone of a passport spells it by ICAO 9303, in capitals:
 * “Müller” is MUELLER. Apostrophes, commas and periods are left out there. Some states spell a letter otherwise, so this is a
 * suggestion to compare with the passport.
 */
export function icaoSpelling(name: string): string {
  return Array.from(name.normalize('NFC'), (sign) => {
    const capital = sign === 'ß' || sign === 'ı' || sign === 'ĸ' ? sign : sign.toUpperCase();
    return icao[capital] ?? capital.normalize('NFD').replace(/\p{M}/gu, '');
  })
    .join('')
    .replace(/[',.]/g, '');
}

/** Returns the spelling to suggest beside a name that has other letters than A to Z; null if there is none to suggest. */
export function suggestedSpelling(text: string): string | null {
  const name = readLatinName(text);
  if (name === null || /^[A-Za-z ,.'-]*$/.test(name)) return null;
  return icaoSpelling(name);
}

/** Returns the name of a passport as lists of passengers have it: “HADDAD, Noor”, and “SUKARNO” without a given name. */
export function passengerListName(familyName: string, givenName: string): string {
  return [familyName.toUpperCase(), givenName].filter((part) => part !== '').join(', ');
}
