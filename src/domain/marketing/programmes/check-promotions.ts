import { repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { sameValues, type Filed, type FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import { checkNames } from '#src/domain/catalogue/checks/check-texts.ts';
import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { Program } from '#src/domain/marketing/programmes/programme.ts';
import type { Theme } from '#src/domain/marketing/programmes/theme.ts';
import type { ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';

export type FiledPromotions = {
  readonly programs: readonly Filed<Program>[];
  readonly themes: readonly Filed<Theme>[];
  readonly valuePacks: readonly Filed<ValuePack>[];
};

type Known = {
  readonly destinations: ReadonlyMap<number, Destination>;
  readonly products: ReadonlyMap<number, Product>;
};

const longestText = 280;
const fewestThemeItems = 4;
const fewestPackItems = 2;

/** All rules of programmes, themes and packs over a catalogue that is in order by itself. */
export function checkPromotions(
  { programs, themes, valuePacks }: FiledPromotions,
  destinations: readonly Destination[],
  products: readonly Product[],
): FiledFault[] {
  const known = {
    destinations: new Map(destinations.map((one) => [one.id, one])),
    products: new Map(products.map((one) => [one.id, one])),
  };
  return [
    ...namedOnce(programs),
    ...namedOnce(themes),
    ...namedOnce(valuePacks),
    ...filed(programs, (program) => checkProgram(program, known)),
    ...filed(themes, (theme) => checkTheme(theme, known)),
    ...filed(valuePacks, (pack) => checkPack(pack, known)),
  ];
}

function namedOnce<Item extends Program | Theme | ValuePack>(items: readonly Filed<Item>[]): FiledFault[] {
  return [...sameValues(items, 'id'), ...sameValues(items, 'slug')];
}

function filed<Item>(items: readonly Filed<Item>[], check: (item: Item) => readonly ItemFault[]): FiledFault[] {
  return items.flatMap(({ file, item }) => check(item).map((fault) => ({ ...fault, file })));
}

function checkProgram(program: Program, known: Known): ItemFault[] {
  const { begins, ends, places, products } = program;
  return [
    ...checkWords(program.titles, 'titles'),
    ...checkWords(program.texts, 'texts'),
    ...(ends !== null && Date.parse(begins) >= Date.parse(ends)
      ? [{ path: ['ends'], reason: `it ends before it begins at ${begins}` }]
      : []),
    ...(places.length + products.length === 0 ? [{ path: ['products'], reason: 'nothing belongs to it' }] : []),
    ...checkProducts(products, ['products'], known),
    ...repeated(places).map(({ index, value }) => ({ path: ['places', index], reason: `${value} occurs twice` })),
    ...places.flatMap((place, index) =>
      known.destinations.has(place) ? [] : [{ path: ['places', index], reason: `there is no destination ${place}` }],
    ),
  ];
}

function checkTheme(theme: Theme, known: Known): ItemFault[] {
  return [
    ...checkWords(theme.titles, 'titles'),
    ...checkWords(theme.descriptions, 'descriptions'),
    ...fewest(theme.items.length, fewestThemeItems),
    ...checkProducts(theme.items, ['items'], known),
  ];
}

function checkPack(pack: ValuePack, known: Known): ItemFault[] {
  return [
    ...checkWords(pack.titles, 'titles'),
    ...checkWords(pack.texts, 'texts'),
    ...(known.destinations.has(pack.destinationId)
      ? []
      : [{ path: ['destinationId'], reason: `there is no destination ${pack.destinationId}` }]),
    ...fewest(pack.items.length, fewestPackItems),
    ...repeated(pack.items.map(({ product }) => product)).map(({ index, value }) => ({
      path: ['items', index, 'product'],
      reason: `${value} occurs twice`,
    })),
    ...pack.items.flatMap((item, index) => {
      const product = known.products.get(item.product);
      if (product === undefined)
        return [{ path: ['items', index, 'product'], reason: `there is no product ${item.product}` }];
      if (product.destinationId !== pack.destinationId)
        return [{ path: ['items', index, 'product'], reason: `${product.slug} is not in the pack's destination` }];
      const option = product.options.find(({ id }) => id === item.option);
      if (option === undefined)
        return [{ path: ['items', index, 'option'], reason: `${product.slug} has no option "${item.option}"` }];
      return option.units.some((unit) => !unit.accompanied && unit.pax === 1)
        ? []
        : [{ path: ['items', index, 'option'], reason: `"${item.option}" has no ticket for a single person` }];
    }),
  ];
}

function checkWords(names: Names, at: string): ItemFault[] {
  const long = Object.entries(names).filter(([, text]) => text.length > longestText);
  return [
    ...checkNames(names, at),
    ...long.map(([tag, text]) => ({ path: [at, tag], reason: `${text.length} characters; at most ${longestText}` })),
  ];
}

function fewest(count: number, least: number): ItemFault[] {
  return count >= least ? [] : [{ path: ['items'], reason: `${count} of at least ${least}` }];
}

function checkProducts(products: readonly number[], at: readonly string[], known: Known): ItemFault[] {
  return [
    ...repeated(products).map(({ index, value }) => ({ path: [...at, index], reason: `${value} occurs twice` })),
    ...products.flatMap((product, index) =>
      known.products.has(product) ? [] : [{ path: [...at, index], reason: `there is no product ${product}` }],
    ),
  ];
}
