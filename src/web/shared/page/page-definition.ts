import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';

import type { ApiClient } from '#src/contract/client.ts';
import type { TypedForm } from '#src/contract/site/form-paths.ts';
import type { PageName } from '#src/contract/pages.ts';
import type { ShareWords } from '#src/domain/orders/documents/share-card.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { UrlParams } from '#src/domain/site/addresses/url-pattern.ts';

/** What a screen's `load` works with; the same on the server and in the browser. */
export type LoadContext = {
  readonly api: ApiClient;
  readonly site: SitePart;
  readonly i18n: I18n;
  readonly page: PageName;
  readonly params: UrlParams;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  /** Where the load runs: the server answers a failure with 500, the browser may show it in the page (spec §4). */
  readonly inBrowser: boolean;
  /** The IANA zone of the visitor's own clock; absent where it is unknown, and on pages that all visitors share. */
  readonly visitorZone?: string | undefined;
  /** A form that was sent to this page without script and refused, with what was typed. */
  readonly typed?: TypedForm | undefined;
};

/** What the head of the page says. `path` is the canonical one, without language prefix and trailing slash. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly robots?: 'noindex';
  /** A picture path for previews, absolute from the root. */
  readonly image?: string;
  /** Texts in the preview picture of a shared link; the title replaces those left out. */
  readonly share?: Partial<ShareWords>;
  /** The preview of a shared link; set by the server, in server-rendered markup only. */
  readonly preview?: Preview;
};

/** The picture of a shared address, and the languages in which the page is there, as Open Graph writes them. */
export type Preview = {
  readonly image: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly alt: string;
  readonly locale: string;
  readonly otherLocales: readonly string[];
  /** The address of an RSS feed about the page's subject. */
  readonly feed: string | null;
};

/**
 * What loading a page ends in. `moved` names a path without prefix and slash (the right slug, RU-28), for good unless it
 * is `forNow`; `sign-in` sends to the sign-in page and back (RU-9). `data` must survive JSON.
 */
export type Loaded<Data> =
  | { readonly kind: 'page'; readonly data: Data; readonly head: Head }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly path: string; readonly forNow?: true }
  | { readonly kind: 'sign-in' };

export type ViewProps<Data> = { readonly data: Data; readonly site: SitePart };

/** A page as the register holds it: its data is its own affair. */
export type Screen = {
  readonly load: (context: LoadContext) => Promise<Loaded<unknown>>;
  readonly View: ComponentType<ViewProps<unknown>>;
};

/** Joins a page's `load` and its view, which must agree on the data. */
export function screen<Data>(
  load: (context: LoadContext) => Promise<Loaded<Data>>,
  View: ComponentType<ViewProps<Data>>,
): Screen {
  // The register cannot name every page's data; `load` and `View` were checked against each other right here.
  return { load, View: View as ComponentType<ViewProps<unknown>> };
}

/** What the server or the browser entry gives every load. */
export type Services = Pick<LoadContext, 'api' | 'site' | 'i18n' | 'inBrowser' | 'visitorZone' | 'typed'>;

export const servicesContext = createContext<Services>();
