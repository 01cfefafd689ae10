import type { HotelCardView } from '#src/web/parts/hotel-card-view.ts';
import type { StayFormView } from '#src/web/parts/stay-form-view.ts';
import type { HotelQuery } from '#src/web/screens/hotels-search/hotel-query.ts';

export type HotelChoice = {
  readonly text: string;
  readonly href: string;
  readonly count: string | null;
  readonly selected: boolean;
};

export type HotelMapView = {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly {
    readonly key: string;
    readonly x: number;
    readonly y: number;
    readonly label: string;
    readonly href: string;
  }[];
  readonly lines: readonly { readonly at: number; readonly upright: boolean; readonly text: string }[];
};

export type HotelsSearchView = {
  readonly now: HotelQuery;
  readonly title: string;
  readonly count: string;
  /** "2 nights · 1 room · 2 adults" where the question could be read. */
  readonly stay: string | null;
  readonly form: StayFormView;
  /** `asked`: with prices; `places`: no days yet; `wrong`: a field is refused; `failed`: no answer. */
  readonly state: 'asked' | 'undated' | 'wrong' | 'failed';
  readonly cards: readonly HotelCardView[];
  readonly groups: readonly {
    readonly key: string;
    readonly title: string;
    readonly choices: readonly HotelChoice[];
  }[];
  readonly sorts: readonly HotelChoice[];
  readonly applied: readonly { readonly text: string; readonly href: string }[];
  readonly clearHref: string;
  readonly againHref: string;
  /** Between which prices all lie, and what of the address the form of limits keeps. */
  readonly prices: { readonly least: string; readonly most: string } | null;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly pages: {
    readonly position: string;
    readonly previous: string | null;
    readonly next: string | null;
  } | null;
  readonly map: HotelMapView | null;
  readonly listHref: string;
  readonly mapHref: string;
};
