import { dayWords, daysKept, specialBit } from '#src/domain/search/indexed-document.ts';
import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { profileRefusal, refusedBy } from '#src/domain/search/refused-by.ts';
import type { AllowedDays } from '#src/search-index/allowed-days.ts';
import { numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

type Refusal = (number: number) => number;

/** Which filters refuse a document, as bits of `refusedBy`; null when there are no filters. */
export function refusalOf(index: SearchIndex, query: IndexQuery, allowed: AllowedDays): Refusal | null {
  if (query.impossible) return () => refusedBy.other;
  const parts = [lists(index, query), facts(index, query), dates(index, query, allowed), prices(index, query)];
  const [first, second, third, fourth] = parts.filter((part) => part !== null);
  if (first === undefined || second === undefined) return first ?? null;
  // Spelled out, because it runs for every document.
  if (third === undefined) return (number) => first(number) | second(number);
  if (fourth === undefined) return (number) => first(number) | second(number) | third(number);
  return (number) => first(number) | second(number) | third(number) | fourth(number);
}

/** Each wanted list becomes a table of yes and no. */
function lists(index: SearchIndex, query: IndexQuery): Refusal | null {
  const { destination, category, country } = index;
  const destinations = refused(index.destinations, query.destinations, refusedBy.destination);
  const categories = refused(index.categories, query.categories, refusedBy.category);
  const countries = refused(index.countries, query.countries, refusedBy.other);
  if (destinations === null && categories === null && countries === null) return null;
  return (number) =>
    (destinations === null ? 0 : (destinations[destination[number] ?? 0] ?? 0)) |
    (categories === null ? 0 : (categories[category[number] ?? 0] ?? 0)) |
    (countries === null ? 0 : (countries[country[number] ?? 0] ?? 0));
}

function refused<Name>(names: readonly Name[], choice: readonly Name[], bit: number): Uint8Array | null {
  if (choice.length === 0) return null;
  const chosen = new Set(choice);
  return Uint8Array.from(names, (name) => (chosen.has(name) ? 0 : bit));
}

/** Options, what is known of a document by its profile, and the documents that alone count. */
function facts(index: SearchIndex, query: IndexQuery): Refusal | null {
  const { specials, profile } = index;
  const options = query.specials.reduce((bits, option) => bits | specialBit(option), 0);
  const asked = query.languages.length + query.access.length + query.party.length > 0;
  const profiles = asked ? Uint8Array.from(index.profiles, (one) => profileRefusal(query, one)) : null;
  const outside = query.among === null ? null : allBut(index, query.among);
  if (options === 0 && profiles === null && outside === null) return null;
  return (number) =>
    (((specials[number] ?? 0) & options) === options ? 0 : refusedBy.other) |
    (profiles === null ? 0 : (profiles[profile[number] ?? 0] ?? 0)) |
    (outside === null ? 0 : (outside[number] ?? 0));
}

function allBut(index: SearchIndex, ids: readonly number[]): Uint8Array {
  const outside = new Uint8Array(index.size).fill(refusedBy.other);
  for (const id of ids) {
    const number = numberOf(index, id);
    if (number !== undefined) outside[number] = 0;
  }
  return outside;
}

function dates({ days }: SearchIndex, query: IndexQuery, allowed: AllowedDays): Refusal | null {
  const { day, free } = query;
  if (day === null && free === null) return null;
  const bit = (day ?? 0) % daysKept;
  const word = bit >> 5;
  const dayBit = day === null ? 0 : 1 << (bit & 31);
  return (number) => {
    const late = free === null || allowed.hasAny(number) ? 0 : refusedBy.other;
    if (dayBit === 0) return late;
    const counts = free === null ? dayBit : (allowed.maskOf(number)[word] ?? 0) & dayBit;
    return late | (((days[number * dayWords + word] ?? 0) & counts) === 0 ? refusedBy.day : 0);
  };
}

function prices({ price, currency, currencies }: SearchIndex, query: IndexQuery): Refusal | null {
  if (!query.priced) return null;
  const terms = currencies.map((code) => query.termsOf(code));
  const from = Float64Array.from(terms, (one) => one.from);
  const to = Float64Array.from(terms, (one) => one.to);
  return (number) => {
    const amount = price[number] ?? Number.NaN;
    const money = currency[number] ?? 0;
    // A comparison with NaN is false: what has no price is no hit of a price range.
    return amount >= (from[money] ?? 0) && amount <= (to[money] ?? 0) ? 0 : refusedBy.price;
  };
}
