import { categories, type Category } from '#src/domain/catalogue/product.ts';

/** The numbers by which addresses name categories (spec §2 `categoryId`); never changed, whatever the menu's order. */
const categoryIds: Readonly<Record<Category, number>> = {
  attraction: 1,
  'theme-park': 2,
  museum: 3,
  tour: 4,
  'day-trip': 5,
  cruise: 6,
  show: 7,
  food: 8,
  class: 9,
  outdoor: 10,
  wellness: 11,
  transfer: 12,
  pass: 13,
};

/** The number of a category. */
export function categoryIdOf(category: Category): number {
  return categoryIds[category];
}

/** The category of a number; undefined for an unknown one. */
export function categoryOfId(id: number): Category | undefined {
  return categories.find((category) => categoryIds[category] === id);
}
