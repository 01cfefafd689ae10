import { oneLine } from '#src/domain/shared/text/joining-characters.ts';

/** The longest part of a name that the form takes; the machine-readable zone of a passport has 39 characters in all. */
export const longestLatinName = 60;

/** Latin letters with or without diacritics, and the signs between the parts of a name: space, hyphen, apostrophe. */
const shape = /^[\p{Script=Latin}\p{M}]+(?:(?:[ '-]|, )[\p{Script=Latin}\p{M}]+)*'?$/u;

/**
 * Returns a part of a name in Latin letters as it is stored: in NFC, on one line, with the plain apostrophe and hyphen;
 * null if it is empty, too long, or has other characters. A comma separates several names, as some passports print them.
 */
export function readLatinName(text: string): string | null {
  const name = oneLine(text)
    .normalize('NFC')
    .replace(/[’‘ʻʼ`´]/gu, "'")
    .replace(/[‐‑–]/gu, '-');
  return name.length <= longestLatinName && shape.test(name) ? name : null;
}

/** Letters that ICAO 9303 part 3 (section 6 A) does not write as their base letter; the first of several spellings. */
const icao: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  ı: 'I',
  Ĳ: 'IJ',
  ĸ: 'Q',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ß: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
};

/**
 * Returns a name in the letters A to Z as the machine-readable zone of a passport spells it by ICAO 9303, in capitals:
 * “Müller” is MUELLER. Apostrophes and commas are left out there. Some states spell a letter otherwise, so this is a
 * suggestion to compare with the passport.
 */
export function icaoSpelling(name: string): string {
  return Array.from(name.normalize('NFC'), (sign) => {
    const capital = sign === 'ß' || sign === 'ı' || sign === 'ĸ' ? sign : sign.toUpperCase();
    return icao[capital] ?? capital.normalize('NFD').replace(/\p{M}/gu, '');
  })
    .join('')
    .replace(/[',]/g, '');
}

/** Returns the spelling to suggest beside a name that has other letters than A to Z; null if there is none to suggest. */
export function suggestedSpelling(text: string): string | null {
  const name = readLatinName(text);
  if (name === null || /^[A-Za-z ,'-]*$/.test(name)) return null;
  return icaoSpelling(name);
}

/** Returns the name of a passport as lists of passengers have it: “HADDAD, Noor”, and “SUKARNO” without a given name. */
export function passengerListName(familyName: string, givenName: string): string {
  return [familyName.toUpperCase(), givenName].filter((part) => part !== '').join(', ');
}
