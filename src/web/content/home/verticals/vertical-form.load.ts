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

type FormContext = Pick<LoadContext, 'api' | 'i18n' | 'site' | 'signal'>;

/** Loads a vertical's search form for the home page; null if it is unavailable, which its own page explains. */
export async function loadVerticalForm(context: FormContext, vertical: MenuVertical): Promise<VerticalFormView | null> {
  await wholeWords('ride');
  if (vertical === 'rails') return railForm(context);
  if (vertical === 'hotels') return stayForm(context);
  return vertical === 'car-rentals' ? hireForm(context) : null;
}

async function railForm(context: FormContext): Promise<VerticalFormView | null> {
  const known = await context.api.call(railCalls.railRoutes, {}, { signal: context.signal });
  if (!known.ok) return null;
  const now = readRailQuery(new URLSearchParams());
  const { today: earliest, cards } = known.value;
  return {
    of: 'rails',
    form: railFormView(context, now, { earliest, cards, faults: {} }),
    travellers: travellersWords(context, now),
  };
}

async function stayForm(context: FormContext): Promise<VerticalFormView | null> {
  const places = await placeChoices(context);
  if (places.length === 0) return null;
  const fields = stayWordsOf(new URLSearchParams());
  return {
    of: 'hotels',
    form: stayFormView(context, { action: href(context.site, 'hotels-search'), fields, places, preserved: [] }, null),
  };
}

async function hireForm(context: FormContext): Promise<VerticalFormView | null> {
  const stations = await hireStations(context);
  if (stations === null || stations.length === 0) return null;
  return { of: 'car-rentals', form: hireFormView(context, stations, { typed: {}, errors: {} }) };
}
