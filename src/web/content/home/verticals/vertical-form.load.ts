import { railCalls } from '#src/contract/rail/rail.calls.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { href } from '#src/web/shared/page/href.ts';
import { hireFormView, hireStations, type HireFormView } from '#src/web/cars/parts/hire-form-view.ts';
import { placeChoices } from '#src/web/stays/parts/place-choices.ts';
import { railFormView, travellersWords, type RailFormView } from '#src/web/rail/parts/rail-form-view.ts';
import { readRailQuery } from '#src/web/rail/parts/rail-query.ts';
import { stayFormView, stayWordsOf, type StayFormView } from '#src/web/stays/parts/stay-form-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { wholeWords } from '#src/web/shared/messages/all-messages.ts';

/** The form of a vertical, before anything is typed. */
export type VerticalFormView =
  | { readonly of: 'rails'; readonly form: RailFormView; readonly travellers: string }
  | { readonly of: 'hotels'; readonly form: StayFormView }
  | { readonly of: 'car-rentals'; readonly form: HireFormView };

type Asking = Pick<LoadContext, 'api' | 'i18n' | 'site' | 'signal'>;

/** Loads a vertical's search form for the home page; null if it is unavailable, which its own page explains. */
export async function loadVerticalForm(asking: Asking, vertical: MenuVertical): Promise<VerticalFormView | null> {
  await wholeWords('ride');
  if (vertical === 'rails') return railForm(asking);
  if (vertical === 'hotels') return stayForm(asking);
  return vertical === 'car-rentals' ? hireForm(asking) : null;
}

async function railForm(asking: Asking): Promise<VerticalFormView | null> {
  const known = await asking.api.call(railCalls.railRoutes, {}, { signal: asking.signal });
  if (!known.ok) return null;
  const now = readRailQuery(new URLSearchParams());
  const { today: earliest, cards } = known.value;
  return {
    of: 'rails',
    form: railFormView(asking, now, { earliest, cards, faults: {} }),
    travellers: travellersWords(asking, now),
  };
}

async function stayForm(asking: Asking): Promise<VerticalFormView | null> {
  const places = await placeChoices(asking);
  if (places.length === 0) return null;
  const fields = stayWordsOf(new URLSearchParams());
  return {
    of: 'hotels',
    form: stayFormView(asking, { action: href(asking.site, 'hotels-search'), fields, places, kept: [] }, null),
  };
}

async function hireForm(asking: Asking): Promise<VerticalFormView | null> {
  const stations = await hireStations(asking);
  if (stations === null || stations.length === 0) return null;
  return { of: 'car-rentals', form: hireFormView(asking, stations, { typed: {}, errors: {} }) };
}
