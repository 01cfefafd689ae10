import { msg } from '@lingui/core/macro';

import type { TermComparison, TermHead } from '#src/contract/content/terms.ts';
import type { ComparedPart } from '#src/domain/content/terms/compare-texts.ts';
import { href } from '#src/web/shared/page/href.ts';
import { comparedHref, termRow } from '#src/web/content/parts/term-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

export type ComparisonView = {
  readonly title: string;
  /** The language of the text, where it is another than the page's. */
  readonly lang: string | undefined;
  readonly between: string;
  readonly parts: readonly ComparedPart[];
  readonly versionHref: string;
  readonly historyHref: string;
  /** The versions it can be compared with, the one that is here marked. */
  readonly others: readonly {
    readonly key: string;
    readonly words: string;
    readonly href: string;
    readonly isHere: boolean;
  }[];
};

/** What became of a legal text from one version to another, with the ways to other versions. */
export function comparisonView(
  context: Pick<LoadContext, 'i18n' | 'site'>,
  { term, title, language, from, version, parts }: TermComparison,
  heads: readonly TermHead[],
): ComparisonView {
  const { i18n, site } = context;
  return {
    title,
    lang: language === site.language ? undefined : language,
    between: i18n._(msg`from version ${from} to version ${version}`),
    parts,
    versionHref: href(site, 'term-history', {}, { document: term, version }),
    historyHref: href(site, 'term-history', {}, { document: term }),
    others: heads
      .filter((head) => head.version !== version)
      .map((head) => ({
        key: String(head.version),
        words: termRow(context, head).version,
        href: comparedHref(site, term, { version, from: head.version }),
        isHere: head.version === from,
      })),
  };
}
