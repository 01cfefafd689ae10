import type { UnitType } from '#src/domain/catalogue/product.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { AgeRule } from '#src/domain/rail/fares/passenger.ts';
import { railName, type RailNames } from '#src/domain/rail/rail-name.ts';

/** What a traveler is called on a purchase: by age, or as an adult where no rule knows it. */
export type TravellerWord = AgeRule['id'] | 'adult';

export const travellerTypes: Readonly<Record<TravellerWord, UnitType>> = {
  infant: 'INFANT',
  child: 'CHILD',
  youth: 'YOUTH',
  adult: 'ADULT',
  senior: 'SENIOR',
};

/** What each is called, in every language that we write: bookings and their documents store the names. */
export type TravellerNames = Readonly<Record<TravellerWord, Names>>;

/** What is between two parts of a name, where that is no comma and space. */
const joints: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-CN': '，', 'zh-TW': '，' };

/**
 * Returns "Adult, Youth railcard" in every language, and in each country's form of it in which the card is named. A card
 * keeps its publisher's name where it has no other.
 */
export function withCard(names: Names, card: RailNames): Names {
  const ofCountries = Object.keys(card).flatMap((tag) => {
    const name = /^[a-z]+-[A-Z]{2}$/.test(tag) ? names[tag.slice(0, tag.indexOf('-'))] : undefined;
    return name === undefined ? [] : [[tag, name] as const];
  });
  const texts = Object.entries({ ...Object.fromEntries(ofCountries), ...names }).map(([tag, name]) => [
    tag,
    `${name}${joints[tag] ?? ', '}${railName(card, tag).text}`,
  ]);
  return { ...Object.fromEntries(texts), en: `${names.en}, ${railName(card, 'en').text}` };
}
