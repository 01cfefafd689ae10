import type { Messages } from '@lingui/core';

import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { mapTexts } from '#src/locales/compiled.ts';

/** Text of the catalog → text of the variant, in lower case; an initial capital is preserved. */
type Replacements = Readonly<Record<string, string>>;

const program: Replacements = { programme: 'program', programmes: 'programs' };

const ize: Replacements = {
  organisation: 'organization',
  organisations: 'organizations',
  organise: 'organize',
  organised: 'organized',
  organiser: 'organizer',
  organisers: 'organizers',
  recognise: 'recognize',
  recognised: 'recognized',
  personalise: 'personalize',
  personalised: 'personalized',
  apologise: 'apologize',
};

const american: Replacements = {
  ...program,
  ...ize,
  afterwards: 'afterward',
  towards: 'toward',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  centre: 'center',
  centres: 'centers',
  colour: 'color',
  colours: 'colors',
  cot: 'crib',
  cots: 'cribs',
  'driving licence': 'driver’s license',
  'driving licences': 'driver’s licenses',
  favourite: 'favorite',
  favourites: 'favorites',
  grey: 'gray',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  licence: 'license',
  licences: 'licenses',
  lift: 'elevator',
  lifts: 'elevators',
  metre: 'meter',
  metres: 'meters',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  neighbourhood: 'neighborhood',
  neighbourhoods: 'neighborhoods',
  // Not "gas", which is another fuel of a car.
  petrol: 'gasoline',
  telephone: 'phone',
  theatre: 'theater',
  theatres: 'theaters',
  travelled: 'traveled',
  traveller: 'traveler',
  travellers: 'travelers',
  travelling: 'traveling',
  unfavourable: 'unfavorable',
};

/** Replacements for locales that give distances in miles. */
const inMiles: Replacements = { 'unlimited kilometres': 'unlimited mileage' };

const hire: Replacements = { 'car rental': 'car hire', 'car rentals': 'car hire', 'rental car': 'hire car' };

/**
 * Differences of regional variants of English from the catalogue, which has British spelling and says "car rental", as
 * most of the world does. Variants that are not in the table use the catalogue unchanged.
 */
const variantReplacements: Readonly<Partial<Record<LanguageCode, Replacements>>> = {
  'en-US': { ...american, ...inMiles },
  // The Philippines learnt their English from America.
  'en-PH': american,
  // Canada doubles its l and writes "centre", but organizes programs.
  'en-CA': { ...program, ...ize },
  'en-AU': { ...program, ...hire },
  'en-GB': { ...hire, ...inMiles },
};

/** Returns whether a language replaces text of the English catalog. */
export function isVariant(language: LanguageCode): boolean {
  return variantReplacements[language] !== undefined;
}

/** Returns messages of the English catalog with the replacements of a regional variant. */
export function inVariant(messages: Messages, language: LanguageCode): Messages {
  const replacements = variantReplacements[language];
  if (replacements === undefined) return messages;
  // The longest first, so that "car rental" does not match a part of "car rentals".
  const phrases = Object.keys(replacements).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${phrases.join('|')})(?![\\p{L}])`, 'giu');
  return mapTexts(messages, (text) =>
    text.replace(pattern, (word) => matchCase(replacements[word.toLowerCase()] ?? word, word)),
  );
}

/** Returns a word with an initial capital if the original has one. */
function matchCase(word: string, original: string): string {
  const [head = ''] = original;
  return head === head.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
