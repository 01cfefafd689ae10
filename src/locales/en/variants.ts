import type { Messages } from '@lingui/core';

import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { mapTexts } from '#src/locales/compiled.ts';

/** What the catalogue says → what is said there. Small letters; a capital at the head stays one. */
type OwnWords = Readonly<Record<string, string>>;

const program: OwnWords = { programme: 'program', programmes: 'programs' };

const ize: OwnWords = {
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

const american: OwnWords = {
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
const inMiles: OwnWords = { 'unlimited kilometres': 'unlimited mileage' };

const hire: OwnWords = { 'car rental': 'car hire', 'car rentals': 'car hire', 'rental car': 'hire car' };

/**
 * Differences of regional variants of English from the catalogue, which has British spelling and says "car rental", as
 * most of the world does. Variants that are not in the table use the catalogue unchanged.
 */
const ownWords: Readonly<Partial<Record<LanguageCode, OwnWords>>> = {
  'en-US': { ...american, ...inMiles },
  // The Philippines learnt their English from America.
  'en-PH': american,
  // Canada doubles its l and writes "centre", but organizes programs.
  'en-CA': { ...program, ...ize },
  'en-AU': { ...program, ...hire },
  'en-GB': { ...hire, ...inMiles },
};

/** Whether a language replaces words of the catalogue. */
export function isVariant(language: LanguageCode): boolean {
  return ownWords[language] !== undefined;
}

/** The English catalogue, whole or a part of it, in the words of one of its variants. */
export function inVariant(messages: Messages, language: LanguageCode): Messages {
  const own = ownWords[language];
  if (own === undefined) return messages;
  // The longest first, or "car rental" would be taken out of "car rentals".
  const said = Object.keys(own).toSorted((one, other) => other.length - one.length);
  const found = new RegExp(`(?<![\\p{L}-])(?:${said.join('|')})(?![\\p{L}])`, 'giu');
  return mapTexts(messages, (text) => text.replace(found, (word) => cased(own[word.toLowerCase()] ?? word, word)));
}

function cased(word: string, like: string): string {
  const [head = ''] = like;
  return head === head.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
