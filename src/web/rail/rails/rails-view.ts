import type { WireMoney } from '#src/contract/wire.ts';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import type { RailFormView } from '#src/web/rail/parts/rail-form-view.ts';

export type RouteView = {
  readonly title: string;
  readonly lang: string;
  readonly icon: IconName;
  /** "From 2 hours, 24 minutes" */
  readonly facts: string;
  readonly price: string | null;
  readonly href: string;
};

/** A pass that can be bought with its first day, or for a day that is chosen later. */
export type PassView = {
  readonly id: string;
  readonly offerId: string;
  readonly name: string;
  readonly lang: string;
  /** "3 days in a row, standard class" */
  readonly facts: string;
  readonly lines: string;
  readonly from: string;
  readonly units: readonly {
    readonly id: string;
    readonly title: string;
    readonly ages: string;
    readonly price: string;
    readonly each: WireMoney;
  }[];
  readonly earliest: string;
  readonly latest: string;
  readonly open: string;
};

export type RailsView = {
  readonly title: string;
  readonly form: RailFormView;
  readonly travellers: string;
  readonly picture: string;
  readonly routes: readonly RouteView[];
  readonly routesNote: string;
  readonly passes: readonly PassView[];
  readonly structured: string;
};
