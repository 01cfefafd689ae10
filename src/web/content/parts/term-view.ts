import { msg } from '@lingui/core/macro';

import type { TermHead, TermDetail } from '#src/contract/content/terms.ts';
import type { Block } from '#src/domain/content/marked-text.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { href } from '#src/web/shared/page/href.ts';
import { markedView } from '#src/web/shared/banners/marked-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** One version in a list of them. */
export type TermRow = {
  readonly key: string;
  readonly title: string;
  /** The language of title and text, where it is another than the page's. */
  readonly lang: string | undefined;
  readonly version: string;
  readonly since: string;
  readonly changes: string;
  /** The address of the version in force today. */
  readonly currentHref: string;
  readonly historyHref: string;
  readonly versionHref: string;
  /** Where this version is in English; null where it is in English here. */
  readonly originalHref: string | null;
  /** What it changed against the version before; null for the first. */
  readonly compareHref: string | null;
};

export type TermPage = {
  readonly row: TermRow;
  readonly sample: boolean;
  readonly isFirst: boolean;
  readonly blocks: readonly Block[];
  /** Said where it is not the one that holds today. */
  readonly notice: string | null;
};

/** A version of a legal text in a list. */
export function termRow({ i18n, site }: Voice, head: TermHead): TermRow {
  const { term, version, language, title, changes, effective } = head;
  const since = formatDate(effective, site.writing, 'long');
  return {
    key: `${term} ${version}`,
    title,
    lang: language === site.language ? undefined : language,
    version: i18n._(msg`Version ${version}`),
    since: i18n._(msg`effective ${since}`),
    changes,
    currentHref: term === 'rewards-conditions' ? href(site, term) : href(site, 'legal', { document: term }),
    historyHref: href(site, 'term-history', {}, { document: term }),
    versionHref: href(site, 'term-history', {}, { document: term, version }),
    originalHref:
      language.split('-')[0] === 'en'
        ? null
        : href({ language: defaultLanguage }, 'term-history', {}, { document: term, version }),
    compareHref: version === 1 ? null : comparedHref(site, term, { version, from: version - 1 }),
  };
}

/** What became of a legal text between two versions. */
export function comparedHref(
  site: Voice['site'],
  document: string,
  { version, from }: { readonly version: number; readonly from: number },
): string {
  return href(site, 'term-history', {}, { document, version, from });
}

/** A version of a legal text with its words. */
export function termPage(voice: Voice, detail: TermDetail): TermPage {
  const { site, i18n } = voice;
  const { version, current, body, sample } = detail;
  return {
    row: termRow(voice, detail),
    sample,
    isFirst: version === 1,
    blocks: markedView(site, body),
    notice: noticeOf(i18n, version, current),
  };
}

function noticeOf(i18n: Voice['i18n'], version: number, current: number | null): string | null {
  if (version === current) return null;
  if (current === null || version > current) return i18n._(msg`This version isn’t in effect yet.`);
  return i18n._(msg`This version is no longer in effect.`);
}
