import { msg, plural } from '@lingui/core/macro';

import { answerWords, holdsWords } from '#src/domain/search/query/find-faq-entries.ts';
import { plainText, type Block } from '#src/domain/content/marked-text.ts';
import type { TranslationNotice } from '#src/domain/shared/text/provenance.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import { href } from '#src/web/shared/page/href.ts';
import { listContent, type ContentView } from '#src/web/shared/content/content-view.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

type HelpQuestion = { readonly id: string; readonly question: string; readonly answer: readonly Block[] };

export type HelpGroup = {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly lang: string | undefined;
  /** What the page says about the translation, and where it is in English. */
  readonly notice: TranslationNotice | null;
  readonly originalHref: string;
  readonly count: string;
  readonly questions: readonly HelpQuestion[];
};

export type HelpView = {
  readonly query: string;
  readonly found: string;
  readonly groups: readonly HelpGroup[];
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly structured: string;
};

const path = '/help';

/** Questions and answers (RU-14), narrowed by the words of `?q=`; the same without script. */
export async function loadHelp(context: LoadContext): Promise<Loaded<HelpView>> {
  const { i18n, query, site } = context;
  const typed = (query.get('q') ?? '').trim().slice(0, 200);
  const words = answerWords(typed);
  const all = (await listContent(context, 'faq')).map((one) => groupOf(context, one));
  const groups = all.flatMap((group) => narrowed(context, group, words));
  const title = i18n._(msg`Help`);
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const isWhole = words.length === 0;
  return {
    kind: 'page',
    data: {
      query: typed,
      found: i18n._(msg`${plural(count, { one: '# answer', other: '# answers' })}`),
      groups,
      trail,
      structured: structuredText(site, path, trail, isWhole ? [faqPage(title, all)] : []),
    },
    head: {
      title: i18n._(msg`Help: questions and answers | ${site.brand.name}`),
      description: i18n._(
        msg`Answers about booking, paying, vouchers, changes and refunds, accounts, gift cards and partners.`,
      ),
      path,
      ...(isWhole ? {} : { robots: 'noindex' as const }),
    },
  };
}

function groupOf(context: LoadContext, content: ContentView): HelpGroup {
  const { slot, title, summary, lang, translation, blocks } = content;
  const originalHref = `${localPath(defaultLanguage, path)}#${slot}`;
  const questions = blocks
    .flatMap((block) => (block.kind === 'questions' ? block.items : []))
    .map(({ question, answer }, index) => ({ id: `${slot}-${index + 1}`, question, answer }));
  return {
    key: slot,
    title,
    summary,
    lang,
    notice: translation?.notice ?? null,
    originalHref,
    count: countOf(context, questions),
    questions,
  };
}

/** The questions of a group that hold all the words; no group where none does. Their anchors stay what they are. */
function narrowed(context: LoadContext, group: HelpGroup, words: readonly string[]): readonly HelpGroup[] {
  const questions = group.questions.filter(({ question, answer }) =>
    holdsWords([group.title, question, plainText(answer)], words),
  );
  return questions.length === 0 ? [] : [{ ...group, questions, count: countOf(context, questions) }];
}

function countOf({ site }: LoadContext, questions: readonly HelpQuestion[]): string {
  return formatNumber(questions.length, site.writing);
}

function faqPage(name: string, groups: readonly HelpGroup[]): object {
  return {
    '@type': 'FAQPage',
    name,
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    ),
  };
}
