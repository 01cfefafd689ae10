import type { PagerProps } from '#src/ui/content/pager.tsx';
import type { HotelCardView } from '#src/web/shared/hotels/hotel-card-view.ts';
import type { LimitsView } from '#src/web/shared/filters/limits-view.ts';
import type { ListView } from '#src/web/shared/filters/list-view.ts';
import type { StayFormView } from '#src/web/stays/parts/stay-form-view.ts';
import type { HotelQuery } from '#src/web/stays/hotels-search/hotel-query.ts';

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

export type HotelsSearchView = ListView & {
  readonly now: HotelQuery;
  readonly title: string;
  /** "2 nights · 1 room · 2 adults" where the question could be read. */
  readonly stay: string | null;
  readonly form: StayFormView;
  /** `asked`: with prices; `undated`: no dates yet; `wrong`: a field is invalid; `failed`: no answer. */
  readonly state: 'asked' | 'undated' | 'wrong' | 'failed';
  readonly cards: readonly HotelCardView[];
  readonly againHref: string;
  readonly limits: LimitsView;
  readonly pages: PagerProps | null;
  readonly map: HotelMapView | null;
  readonly listHref: string;
  readonly mapHref: string;
};
