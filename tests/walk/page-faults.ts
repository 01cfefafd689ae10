import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { readMarkup, type Markup, type Words } from './markup.ts';
import { structuredFaults } from './schema-org.ts';

/**
 * What the HTML standard itself requires, and what else makes a page unusable; the rules of style that the same tool
 * brings are no concern of ours.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:standard'],
    rules: {
      'missing-doctype': 'error',
      // What a label, a description or a button names by its id is on the page.
      'no-missing-references': 'error',
      'input-missing-label': 'error',
      'hidden-focusable': 'error',
      'unique-landmark': 'error',
      'empty-heading': 'error',
      'wcag/h32': 'error',
      'wcag/h37': 'error',
      // No step is left out on the way down. Menus and dialogs precede the page's heading, and have their own headings.
      'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
      // The spelling of attributes and of raw characters is the renderer's, which browsers read as it is meant.
      'no-raw-characters': 'off',
    },
  }),
);

/** What is wrong with a page by itself, in words; nothing when all is well. */
export function pageFaults(html: string, language: LanguageCode): readonly string[] {
  const markup = readMarkup(html);
  const headings = markup.elements.filter(({ tag }) => tag === 'h1').length;
  return [
    ...invalid(html),
    ...(headings === 1 ? [] : [`${headings} headings of the first rank`]),
    ...unsized(markup),
    ...unsaid(markup, language),
    ...undescribed(html, language),
    ...saidTwice(html),
    ...structuredFaults(html),
  ];
}

function invalid(html: string): readonly string[] {
  return validator.validateStringSync(html).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, column, line }) => {
      const at = html.split('\n')[line - 1]?.slice(Math.max(0, column - 20), column + 120) ?? '';
      return `${ruleId}: ${message} at ${selector} ${at}`;
    }),
  );
}

/** Pictures that move what is below them when they arrive. */
function unsized({ elements }: Markup): readonly string[] {
  return elements
    .filter(
      ({ tag, attributes }) =>
        tag === 'img' && !['width', 'height'].every((one) => /^\d+$/.test(attributes.get(one) ?? '')),
    )
    .map(({ attributes }) => `a picture without its size: ${attributes.get('src')}`);
}

const unfilled = /\{\w+(?:, ?(?:plural|select)[^}]*)?\}|<\/?\d+\/?>|\[object \w+\]|\b(?:undefined|NaN|Invalid Date)\b/;
/** Small words that only a sentence of English has. */
const english = /(?:^|[\s“"])(?:the|of|and|about|by|to|for|is|are|with|from|your|you)(?=$|[\s.,])/i;

/** Letters of a language's own: a sentence may have an English name in it. */
const own: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'ar-SA': /\p{Script=Arabic}/u,
};

/** Messages that were not filled in, and English where another language is promised. */
function unsaid({ words }: Markup, language: LanguageCode): readonly string[] {
  return words.flatMap((one) => {
    if (unfilled.test(one.text)) return [`a message without its words: ${one.text.trim()}`];
    const isForeign = language in own && one.lang === language && english.test(one.text);
    return isForeign && !own[language]?.test(one.text) && !isName(one)
      ? [`English in ${language}: ${one.text.trim()} in ${placeOf(one)}`]
      : [];
  });
}

/**
 * Returns whether it is the name of another person's page, as its author writes it, or a title, which has no language.
 */
function isName({ within }: Words): boolean {
  return within.some(
    ({ tag, attributes }) => tag === 'title' || (tag === 'a' && /^https?:/.test(attributes.get('href') ?? '')),
  );
}

function placeOf({ within }: Words): string {
  return within
    .slice(-3)
    .map(({ tag, attributes }) => `${tag}.${attributes.get('class') ?? ''}`)
    .join(' > ');
}

/**
 * Reports a description for search engines without text of the page's language, where that has its own script; a page
 * that they may neither list nor follow need not be described.
 */
function undescribed(html: string, language: LanguageCode): readonly string[] {
  const text = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  if (text === undefined) return /<meta name="robots" content="noindex,nofollow/.test(html) ? [] : ['no description'];
  if (text === '') return ['an empty description'];
  return own[language]?.test(text) === false ? [`described in another language than ${language}: ${text}`] : [];
}

/** Reports duplicates: of two that differ it is unknown which one applies. */
function saidTwice(html: string): readonly string[] {
  return ['title', 'description', 'robots'].flatMap((name) => {
    const said = name === 'title' ? /<title>/g : new RegExp(`<meta name="${name}"`, 'g');
    return [...html.replaceAll(/<svg.*?<\/svg>/gs, '').matchAll(said)].length > 1 ? [`${name} said twice`] : [];
  });
}

/** Where a page leads on this site, without what opens a part of it. */
export function innerLinks(html: string): readonly string[] {
  const found = readMarkup(html).elements.flatMap(({ tag, attributes }) => {
    const href = attributes.get('href') ?? '';
    return tag === 'a' && /^\/(?!\/)/.test(href) ? [href.replace(/#.*$/, '')] : [];
  });
  return [...new Set(found)];
}
