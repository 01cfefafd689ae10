import type { Names } from '#src/domain/catalogue/destination.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import type { CarClass, CarType } from '#src/domain/cars/acriss.ts';
import { categoryNames, fuelNames, transmissionNames, typeNames } from '#src/verticals/car-rentals/car-names.data.ts';

/** Other bodies go without saying. */
const bodyNames: Partial<Readonly<Record<CarType, Names>>> = typeNames;

/** Returns the title of a class, in all languages with labels: "Economy · Automatic", "Full-size · Van · Automatic". */
export function carTitle({ category, elite, type, transmission, fuel }: CarClass): Names {
  const parts = [
    categoryNames[category],
    bodyNames[type],
    transmissionNames[transmission],
    fuel === 'unspecified' ? undefined : fuelNames[fuel],
  ].filter((part) => part !== undefined);
  const title = (language: string): string =>
    parts.map((part, at) => `${nameIn(part, language).text}${at === 0 && elite ? ' +' : ''}`).join(' · ');
  return {
    ...Object.fromEntries(parts.flatMap((part) => Object.keys(part)).map((language) => [language, title(language)])),
    en: title('en'),
  };
}
