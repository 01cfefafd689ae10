import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { parsePictureKey, type SceneFamily, type TimeOfDay } from '#src/domain/catalogue/media/picture.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { labelledScore, type LabelledScore } from '#src/domain/reviews/review-label.ts';

export const categoryLabels: Readonly<Record<Category, MessageDescriptor>> = {
  attraction: msg`Attractions`,
  'theme-park': msg`Theme parks`,
  museum: msg`Museums`,
  tour: msg`Tours`,
  'day-trip': msg`Day trips`,
  cruise: msg`Cruises`,
  show: msg`Shows`,
  food: msg`Food and drink`,
  class: msg`Classes`,
  outdoor: msg`Outdoors`,
  wellness: msg`Wellness`,
  transfer: msg`Getting around`,
  pass: msg`Passes`,
};

/** The name of a category in the page's language. */
export function categoryWords(i18n: I18n, category: Category): string {
  return i18n._(categoryLabels[category]);
}

const verticals: Readonly<Record<MenuVertical, MessageDescriptor>> = {
  activities: msg`All activities`,
  rails: msg`Trains and buses`,
  'car-rentals': msg`Car rentals`,
  hotels: msg`Hotels`,
  'value-packs': msg`Value packs`,
  deals: msg`Deals`,
};

/** The name of a vertical as menus have it. */
export function verticalWords(i18n: I18n, vertical: MenuVertical): string {
  return i18n._(verticals[vertical]);
}

const scenes: Readonly<Record<SceneFamily, MessageDescriptor>> = {
  harbour: msg`Harbor skyline with a sailboat`,
  pagoda: msg`Pagoda in front of a mountain`,
  bay: msg`Tropical bay with cliffs and palms`,
  viaduct: msg`Train on a stone viaduct below snowy peaks`,
  market: msg`Market street hung with lanterns`,
  themepark: msg`Theme park with a Ferris wheel`,
  desert: msg`Hot-air balloons above dunes`,
  palace: msg`Palace garden with a reflecting pool`,
  oldtown: msg`Old-town street of gabled houses`,
  river: msg`Riverboat in front of a bridge`,
  tower: msg`City with a tower, seen from above`,
  foodtable: msg`Table set with local dishes`,
  terraces: msg`Rice terraces with a waterfall`,
  aquarium: msg`Visitors in front of a large aquarium window`,
  snow: msg`Skiers below snowy peaks and a cable car`,
  theatre: msg`Dancers on stage in front of an audience`,
  temple: msg`Temple towers behind a lotus pond`,
  museum: msg`Gallery hall hung with paintings`,
  safari: msg`Giraffes and elephants under acacias`,
  garden: msg`Greenhouse overlooking flower beds`,
  airport: msg`Car on an airport road beneath a departing plane`,
  springs: msg`Steaming hot spring among rocks`,
  falls: msg`Waterfall in a green gorge`,
  court: msg`Palace courtyard with sweeping roofs`,
  vineyard: msg`Table set for a meal overlooking vineyards`,
};

const times: Readonly<Record<TimeOfDay, MessageDescriptor>> = {
  dawn: msg`at dawn`,
  day: msg`by day`,
  dusk: msg`at dusk`,
  night: msg`at night`,
};

/** Returns the alternative text of a picture; it says that the picture is an illustration and no photo. */
export function pictureWords(i18n: I18n, key: string, place: string): string {
  const ref = parsePictureKey(key);
  if (ref === undefined) return place;
  const scene = i18n._(scenes[ref.scene]);
  const time = i18n._(times[ref.time]);
  return i18n._(msg`${scene}, ${place}, ${time} (illustration)`);
}

const labels: Readonly<Record<LabelledScore, MessageDescriptor>> = {
  100: msg`Highly recommended`,
  80: msg`Good`,
  60: msg`Average`,
  40: msg`Unsatisfactory`,
  20: msg`Not recommended`,
};

/** The label of a score on the 20–100 scale (spec §9). */
export function scoreWords(i18n: I18n, score: number): string {
  return i18n._(labels[labelledScore(score)]);
}
