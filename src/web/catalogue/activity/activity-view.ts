import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import type { OriginalWords } from '#src/contract/catalogue/catalogue.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';
import type { LocatorProps } from '#src/ui/booking/locator.tsx';
import type { TimelineStep } from '#src/ui/booking/timeline.tsx';
import type { Fact } from '#src/ui/content/facts.tsx';
import type { QuestionListProps } from '#src/ui/content/blocks/question-list.tsx';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import type { RatingFacts } from '#src/ui/cards/rating.tsx';
import type { OriginalText } from '#src/web/shared/content/original-text.ts';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import type { CalendarView } from '#src/web/shared/prices/price-calendar.load.ts';
import type { ReviewsWords } from '#src/web/reviews/parts/reviews-view.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

type MarkedText = { readonly text: string; readonly lang: string };

/** The activity page in ready strings; survives JSON and holds nothing of a visitor. */
export type ActivityView = {
  /** Its facts for search engines. */
  readonly structured: string;
  readonly id: number;
  readonly title: MarkedText;
  readonly localName: MarkedText | null;
  readonly city: { readonly name: string; readonly href: string };
  readonly category: { readonly text: string; readonly href: string };
  readonly rating: RatingFacts | null;
  readonly pictures: readonly { readonly key: string; readonly alt: string }[];
  readonly facts: readonly Fact[];
  /** The language of the catalogue's texts below, which may be another than the page's. */
  readonly lang: string;
  readonly summary: MarkedText;
  readonly text: MarkedText;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly accessibility: readonly string[];
  /** The English text, if the page says something about its translation. */
  readonly original: OriginalText<OriginalWords> | null;
  readonly packages: readonly PackageView[];
  readonly chosen: { readonly title: string; readonly bookHref: string } | null;
  readonly calendar: CalendarView | null;
  readonly where: WhereView;
  /** Dated for a coming start; null when there is none. */
  readonly cancellation: { readonly lead: string; readonly steps: readonly TimelineStep[] } | null;
  /** Frequently asked questions before a booking of this kind. */
  readonly help: HelpView | null;
  readonly reviews: {
    readonly list: ReviewsWords;
    /** All of them, and how scores are made. */
    readonly all: string;
    readonly how: string;
  } | null;
  readonly similar: readonly ProductCardView[];
  readonly price: string | null;
  /** "Next date: Fri, 27 Nov 2026" */
  readonly next: string | null;
  readonly policy: { readonly text: string; readonly free: boolean } | null;
  readonly supplier: string;
  /** The party to the contract; `country` is the name of the country. */
  readonly seller: { readonly name: string; readonly inCountry: string | null; readonly trader: boolean };
};

export type HelpView = Pick<ContentView, 'title' | 'summary' | 'lang'> & {
  readonly questions: QuestionListProps['items'];
};

/** One package, ready to be compared with its sisters. */
export type PackageView = {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly differs: readonly string[];
  readonly differsLang: string;
  readonly facts: readonly Fact[];
  readonly units: readonly {
    readonly id: string;
    readonly title: string;
    readonly lang: string;
    readonly hint: string;
    readonly price: string;
    readonly was: PriceFacts['was'];
  }[];
  readonly price: string | null;
  /** The former price, which may be shown struck through. */
  readonly was: PriceFacts['was'];
  readonly selected: boolean;
  /** The parties that may book it, and their size as a label. */
  readonly terms: PartyTerms;
  readonly limits: string;
  /** The booking page with this package chosen, and this page with its calendar. */
  readonly bookHref: string;
  readonly datesHref: string;
};

export type WhereView = ActivityAnswer['meetingPoint'] & {
  readonly geo: string;
  readonly locator: LocatorProps;
};
