import { regionName } from '#src/domain/site/names/region-name.ts';
import type { Caller } from '#src/actions/deps.ts';
import { categories, unitTypes } from '#src/domain/catalogue/product.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { countryCodes, residenceOf } from '#src/domain/accounts/residences.ts';
import { currencies, currencyCodes } from '#src/domain/shared/money/currency.ts';
import { searchSorts, specialOptions } from '#src/domain/search/query/filter.ts';
import { nameOf } from '#src/domain/site/language/formats.ts';
import { languageCodes, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { menuOf, type MenuPage } from '#src/domain/site/menu.ts';

export type GenericItem = { readonly id: string; readonly name: string | null; readonly value: number | null };

type Asker = Pick<Caller, 'language' | 'market' | 'menu'>;
type Lister = (asker: Asker, isBuilt: (page: MenuPage) => boolean) => readonly GenericItem[];

const bare = (id: string): GenericItem => ({ id, name: null, value: null });

/** The closed list of types. Names never change: clients send them in requests. */
const types: ReadonlyMap<string, Lister> = new Map<string, Lister>([
  ['category', () => categories.map(bare)],
  ['vertical', ({ menu }, isBuilt) => menuOf(isBuilt, menu).map(({ vertical }) => bare(vertical))],
  ['unit', () => unitTypes.map(bare)],
  ['sort', () => searchSorts.map(bare)],
  ['special_option', () => specialOptions.map(bare)],
  ['language', () => languageCodes.map((code) => ({ id: code, name: languages[code].name, value: null }))],
  ['currency', ({ language }) => currencyCodes.map((code) => currencyItem(code, language))],
  ['residence', (asker) => countryCodes.map((code) => residenceItem(code, asker))],
]);

/** The members of one closed list of ours (spec §7 "generic types"); `not_found` for a type that is none. */
export function readGenericTypes(
  type: string,
  asker: Asker,
  isBuilt: (page: MenuPage) => boolean,
): Result<readonly GenericItem[]> {
  const list = types.get(type);
  return list === undefined ? fail('not_found', { field: 'type' }) : ok(list(asker, isBuilt));
}

function currencyItem(code: keyof typeof currencies, language: LanguageCode): GenericItem {
  return { id: code, name: nameOf('currency', code, language), value: currencies[code].digits };
}

function residenceItem(code: string, { language, market }: Asker): GenericItem {
  return { id: code, name: regionName(code, language, market), value: residenceOf(code)?.id ?? null };
}
