import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product, Unit } from '#src/domain/catalogue/product.ts';
import { checkPromotions, type FiledPromotions } from '#src/domain/marketing/programmes/check-promotions.ts';
import type { Program } from '#src/domain/marketing/programmes/programme.ts';
import type { Theme } from '#src/domain/marketing/programmes/theme.ts';
import type { ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';

const names = { en: 'A name', ja: '名前', ar: 'اسم' };

// Only what promotions look at.
const adult = { pax: 1, accompanied: false } as Unit;
const product = (id: number, destinationId: number, units: readonly Unit[] = [adult]): Product =>
  ({ id, destinationId, slug: `product-${id}`, options: [{ id: 'day', units }] }) as unknown as Product;
const products = [
  product(11, 1),
  product(12, 1),
  product(13, 1),
  product(14, 1),
  product(15, 1, [
    { ...adult, pax: 4 },
    { ...adult, accompanied: true },
  ]),
  product(21, 2),
];
const destinations = [{ id: 1 }, { id: 2 }] as unknown as readonly Destination[];

const program = (more: Partial<Program> = {}): Program => ({
  id: 1,
  slug: 'season',
  titles: names,
  texts: names,
  begins: '2026-10-01T00:00:00Z',
  ends: '2027-03-01T00:00:00Z',
  places: [1],
  products: [11],
  ...more,
});
const theme = (more: Partial<Theme> = {}): Theme => ({
  id: 1,
  slug: 'theme',
  titles: names,
  descriptions: names,
  items: [11, 12, 13, 21],
  ...more,
});
const item = (id: number, option = 'day') => ({ product: id, option, quantity: 1 });
const pack = (more: Partial<ValuePack> = {}): ValuePack => ({
  id: 1,
  slug: 'pack',
  destinationId: 1,
  titles: names,
  texts: names,
  percentOff: 10,
  validDays: 30,
  mostTravellers: 4,
  items: [item(11), item(12)],
  ...more,
});

function faultsOf(written: {
  readonly programs?: readonly Program[];
  readonly themes?: readonly Theme[];
  readonly valuePacks?: readonly ValuePack[];
}): readonly string[] {
  const filed = <Item>(kind: string, items: readonly Item[] = []) =>
    items.map((one, at) => ({ file: `${kind}${at}`, item: one }));
  const promotions: FiledPromotions = {
    programs: filed('program', written.programs),
    themes: filed('theme', written.themes),
    valuePacks: filed('pack', written.valuePacks),
  };
  return checkPromotions(promotions, destinations, products).map(
    ({ file, path, reason }) => `${file} ${path.join('.')}: ${reason}`,
  );
}

describe('checkPromotions', () => {
  it('reports nothing for promotions that are in order, even when one of each kind has the same id and slug', () => {
    expect(faultsOf({ programs: [program()], themes: [theme()], valuePacks: [pack()] })).toEqual([]);
    const slug = 'same';
    expect(
      faultsOf({ programs: [program({ slug })], themes: [theme({ slug })], valuePacks: [pack({ slug })] }),
    ).toEqual([]);
  });

  it('reports an id and a slug that two of a kind have, at the later one', () => {
    const twice = (kind: string, slug: string): readonly string[] => [
      `${kind}1 id: id 1 is already that of ${kind}0`,
      `${kind}1 slug: slug ${slug} is already that of ${kind}0`,
    ];
    expect(faultsOf({ programs: [program(), program()] })).toEqual(twice('program', 'season'));
    expect(faultsOf({ themes: [theme(), theme()] })).toEqual(twice('theme', 'theme'));
    expect(faultsOf({ valuePacks: [pack(), pack()] })).toEqual(twice('pack', 'pack'));
  });

  it('reports missing languages and texts of more than 280 characters, of titles and texts', () => {
    const { ar: _ar, ...without } = names;
    const long = (length: number) => ({ ...names, ja: 'x'.repeat(length) });
    expect(faultsOf({ programs: [program({ titles: without, texts: long(281) })] })).toEqual([
      'program0 titles: no name in "ar"',
      'program0 texts.ja: 281 characters; at most 280',
    ]);
    expect(faultsOf({ themes: [theme({ titles: long(281), descriptions: without })] })).toEqual([
      'theme0 titles.ja: 281 characters; at most 280',
      'theme0 descriptions: no name in "ar"',
    ]);
    expect(faultsOf({ valuePacks: [pack({ titles: long(281), texts: without })] })).toEqual([
      'pack0 titles.ja: 281 characters; at most 280',
      'pack0 texts: no name in "ar"',
    ]);
    expect(faultsOf({ programs: [program({ texts: long(280) })] })).toEqual([]);
  });
});

describe('checkPromotions: programmes', () => {
  it.each<[string, Partial<Program>, readonly string[]]>([
    ['nothing without an end', { ends: null }, []],
    ['nothing for products alone', { places: [] }, []],
    ['nothing for places alone', { products: [] }, []],
    [
      'an end at its begin',
      { ends: '2026-10-01T00:00:00Z' },
      ['ends: it ends before it begins at 2026-10-01T00:00:00Z'],
    ],
    ['that it is empty', { places: [], products: [] }, ['products: nothing belongs to it']],
    ['a product that is named twice', { products: [11, 12, 11] }, ['products.2: 11 occurs twice']],
    ['a product that there is not', { products: [11, 99] }, ['products.1: there is no product 99']],
    ['a place that is named twice', { places: [2, 2] }, ['places.1: 2 occurs twice']],
    ['a place that there is not', { places: [1, 9] }, ['places.1: there is no destination 9']],
  ])('reports %s', (_what, more, faults) => {
    expect(faultsOf({ programs: [program(more)] })).toEqual(faults.map((fault) => `program0 ${fault}`));
  });
});

describe('checkPromotions: themes', () => {
  it.each<[string, readonly number[], readonly string[]]>([
    ['fewer than four items', [11, 12, 13], ['items: 3 of at least 4']],
    ['an item that is named twice', [11, 12, 13, 12], ['items.3: 12 occurs twice']],
    ['an item that there is not', [11, 12, 13, 99], ['items.3: there is no product 99']],
  ])('reports %s', (_what, items, faults) => {
    expect(faultsOf({ themes: [theme({ items })] })).toEqual(faults.map((fault) => `theme0 ${fault}`));
  });
});

describe('checkPromotions: value packs', () => {
  it.each<[string, Partial<ValuePack>, readonly string[]]>([
    ['fewer than two items', { items: [item(11)] }, ['items: 1 of at least 2']],
    ['a product that is in it twice', { items: [item(11), item(11)] }, ['items.1.product: 11 occurs twice']],
    ['a product that there is not', { items: [item(11), item(99)] }, ['items.1.product: there is no product 99']],
    [
      'a product of another place',
      { items: [item(11), item(21)] },
      ["items.1.product: product-21 is not in the pack's destination"],
    ],
    [
      'an option that there is not',
      { items: [item(11), item(12, 'night')] },
      ['items.1.option: product-12 has no option "night"'],
    ],
    [
      'an option that no one person can book alone',
      { items: [item(11), item(15)] },
      ['items.1.option: "day" has no ticket for a single person'],
    ],
    [
      'a destination that there is not',
      { destinationId: 9 },
      [
        'destinationId: there is no destination 9',
        "items.0.product: product-11 is not in the pack's destination",
        "items.1.product: product-12 is not in the pack's destination",
      ],
    ],
  ])('reports %s', (_what, more, faults) => {
    expect(faultsOf({ valuePacks: [pack(more)] })).toEqual(faults.map((fault) => `pack0 ${fault}`));
  });
});
