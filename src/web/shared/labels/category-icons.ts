import type { Category } from '#src/domain/catalogue/product.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';

/** The drawing of each kind of thing to do. */
export const categoryIcons: Readonly<Record<Category, IconName>> = {
  attraction: 'attraction',
  'theme-park': 'ticket',
  museum: 'camera',
  tour: 'people',
  'day-trip': 'bus',
  cruise: 'ferry',
  show: 'star',
  food: 'meal',
  class: 'activity',
  outdoor: 'map',
  wellness: 'heart',
  transfer: 'rail',
  pass: 'pack',
};

/** The drawing of each vertical in a menu of things to do. */
export const verticalIcons: Readonly<Record<MenuVertical, IconName>> = {
  activities: 'activity',
  rails: 'rail',
  'car-rentals': 'car',
  hotels: 'hotel',
  'value-packs': 'pack',
  deals: 'deal',
};
