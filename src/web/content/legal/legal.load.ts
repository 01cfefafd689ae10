import { msg } from '@lingui/core/macro';

import { termCalls } from '#src/contract/content/terms.calls.ts';
import type { TermDetail } from '#src/contract/content/terms.ts';
import { markedBlocks, plainText } from '#src/domain/content/marked-text.ts';
import { pageDescription } from '#src/domain/site/page/page-description.ts';
import { href } from '#src/web/shared/page/href.ts';
import { describedIn } from '#src/web/shared/page-head/described-in.ts';
import { findContent, type ContentView } from '#src/web/shared/content/content-view.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import { termPage, type TermPage } from '#src/web/content/parts/term-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type LegalView = TermPage & {
  /** What the text comes to in a few words (spec §3 "terms"); the text alone holds. */
  readonly gist: ContentView | null;
  readonly structured: string;
  /** Whether the settings that the text is about are offered below it. */
  readonly hasCookieSettings: boolean;
};

/** A legal text as it holds today (spec §2, RU-24). */
export function loadLegal(context: LoadContext): Promise<Loaded<LegalView>> {
  const document = context.params['document'] ?? '';
  return loadTerm(context, document, `/${document}`);
}

/** The conditions of the rewards, whose address has two parts. */
export function loadRewardsConditions(context: LoadContext): Promise<Loaded<LegalView>> {
  return loadTerm(context, 'rewards-conditions', '/rewards/conditions');
}

async function loadTerm(context: LoadContext, term: string, path: string): Promise<Loaded<LegalView>> {
  const [answer, gist] = await Promise.all([
    context.api.call(termCalls.specialTermDetail, { term }),
    findContent(context, 'terms', term),
  ]);
  if (!answer.ok) {
    if (answer.error.code === 'not_found' || answer.error.code === 'bad_request') return { kind: 'missing' };
    throw new Error(`term: ${answer.error.code}`);
  }
  const { title } = answer.value;
  const { i18n, site } = context;
  const description = descriptionOf(context, answer.value, gist);
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  const about = { '@type': 'WebPage', name: title, description };
  return {
    kind: 'page',
    data: {
      ...termPage(context, answer.value),
      gist,
      structured: structuredText(site, path, trail, [about]),
      hasCookieSettings: term === 'cookiepolicy',
    },
    head: { title: `${title} | ${site.brand.name}`, description, path },
  };
}

/** The length of a description that search engines show. */
const most = 160;

/**
 * Returns a short description of the document: its gist, else the beginning of its text, whichever is in the language
 * of the page. Of a gist it uses the lines, since the summary only introduces them.
 */
function descriptionOf(
  { i18n, site: { language } }: LoadContext,
  { title, body, language: lang }: TermDetail,
  gist: ContentView | null,
): string {
  const first = markedBlocks(body).find(({ kind }) => kind === 'paragraph');
  const described = describedIn(language, { text: first === undefined ? '' : plainText([first]), lang }, '');
  const lines = gist?.blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])) ?? [];
  const short = describedIn(language, { text: plainText(lines), lang: gist?.lang ?? language }, '');
  return pageDescription(
    short || described || i18n._(msg`Read “${title}” in full: the current version and its effective date.`),
    most,
  );
}
