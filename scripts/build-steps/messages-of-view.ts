import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createCompiledCatalog } from '@lingui/cli/api';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

import { pages, type PageName } from '../../src/contract/pages.ts';
import { tagsFor } from '../../src/domain/catalogue/tags-for.ts';
import { areaOf, speaksOf, wordAreas, type WordArea } from '../../src/web/shared/messages/message-areas.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The modules that begin the first view: what surrounds every page, and home. */
const firstView = ['src/web/hydrate.tsx', 'src/web/content/home/home.screen.tsx'];
/** Every page's screen is imported here, so everything is reachable from it. */
const register = 'src/web/screens.ts';

const parts = ['first', ...wordAreas] as const;
export type WordPart = (typeof parts)[number];
const pattern = new RegExp(`^(.*/src/locales/([^/]+)/messages\\.po)\\?(${parts.join('|')})$`);

/**
 * Divides a language's catalogue: `messages.po?first` has the words of the first view, `messages.po?frame` those of what is
 * opened around any page, and `messages.po?buy` and its like what the pages of that area can say beside these (decision
 * 19). Which is which is read from where each message is used and from what imports that; mails and papers are in none.
 */
export function wordsOfView(): Plugin {
  let speakers: Speakers | null = null;
  return {
    name: 'words-of-view',
    buildStart() {
      speakers = null;
    },
    transform: {
      filter: { id: pattern },
      async handler(source, id) {
        const [, filename = '', locale = '', name] = pattern.exec(id) ?? [];
        const part = parts.find((one) => one === name);
        if (part === undefined) return undefined;
        speakers ??= speakersOf();
        const known = speakers;
        const read = [...tagsFor(locale).filter((tag) => existsSync(fileOf(filename, tag))), 'en'];
        const catalogues = await Promise.all(
          [...new Set(read)].map(async (tag) =>
            readWords(fileOf(filename, tag), tag, tag === locale ? source : undefined),
          ),
        );
        const english = catalogues.at(-1) ?? {};
        const keys = Object.keys(english).filter((key) => partsOf(english[key]?.origin ?? [], known).includes(part));
        const { messages, faults } = compiled(keys, catalogues, locale);
        for (const fault of faults) this.warn(fault);
        return { code: `export const messages = ${parsed(messages)};`, map: null, moduleType: 'js' };
      },
    },
  };
}

function fileOf(filename: string, tag: string): string {
  return filename.replace(/[^/]+(?=\/messages\.po$)/, tag);
}

type Words = Awaited<ReturnType<ReturnType<typeof formatter>['parse']>>;

async function readWords(filename: string, locale: string, text = readFileSync(filename, 'utf8')): Promise<Words> {
  return formatter().parse(text, { locale, sourceLocale: 'en', filename });
}

/**
 * Each of these messages in the first of the catalogues that has words for it that can be read; the last is English, as it
 * was written (spec §8).
 */
export function compiled(
  keys: readonly string[],
  catalogues: readonly Words[],
  locale: string,
): { readonly messages: Messages; readonly faults: string[] } {
  const found = catalogues.toReversed().map((words, at) => {
    const said = keys.flatMap((key) => {
      const { translation = '', message = '' } = words[key] ?? {};
      const text = translation || (at === 0 ? message : '');
      return text === '' ? [] : [[key, text] as const];
    });
    return createCompiledCatalog(locale, Object.fromEntries(said), { namespace: 'json' });
  });
  return {
    messages: Object.assign({}, ...found.map(({ source }) => messagesIn(source))) as Messages,
    faults: found.flatMap(({ errors }) => errors.map(({ id, error }) => `${locale}: ${id}: ${error.message}`)),
  };
}

function messagesIn(source = '{"messages":{}}'): Messages {
  // Written by the compiler a moment ago.
  return (JSON.parse(source) as { messages: Messages }).messages;
}

/** Parsing a text is faster for browsers than reading the same as script. */
function parsed(messages: Messages): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
}

/** The sources that can speak in each part. */
export type Speakers = Readonly<Record<WordPart, ReadonlySet<string>>>;

/** Reads who speaks where from the imports of the pages. */
export function speakersOf(): Speakers {
  const screens = screenFiles();
  const area = (name: WordArea): readonly string[] => [
    ...screens.filter(([page]) => page !== 'home' && areaOf(page) === name).map(([, path]) => path),
    ...Object.keys(speaksOf).filter((path) => speaksOf[path] === name),
  ];
  return {
    first: pulledIn(firstView, false),
    frame: pulledIn([...firstView, ...layoutFiles()], true),
    find: pulledIn(area('find'), true),
    ride: pulledIn(area('ride'), true),
    buy: pulledIn(area('buy'), true),
    own: pulledIn(area('own'), true),
    read: pulledIn(area('read'), true),
  };
}

/** Messages and papers, and names that the server writes into offers and answers. */
const serverOnly = /^src\/jobs\/|\.server\.words\.ts$/;

/**
 * Returns the parts of a message that occurs in these sources: in the first view's or the frame's alone where it is
 * said there, which every page has, else in those of all areas that say it.
 */
export function partsOf(origin: readonly (readonly [string, ...unknown[]])[], speakers: Speakers): readonly WordPart[] {
  const isIn = (part: WordPart): boolean => origin.some(([path]) => speakers[part].has(path));
  const everywhere = (['first', 'frame'] as const).find(isIn);
  if (everywhere !== undefined) return [everywhere];
  const areas = wordAreas.filter(isIn);
  // What nothing was seen to import is fetched with everything, unless no browser ever says it.
  return areas.length === 0 && origin.some(([path]) => !serverOnly.test(path)) ? ['frame'] : areas;
}

function screenFiles(): readonly (readonly [PageName, string])[] {
  const named = readFileSync(root + register, 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?: async[\s\S]*?import\('#(src[^']+)'\)/gm,
  );
  return [...named].flatMap(([, page = '', path = '']) => (isPage(page) ? [[page, path] as const] : []));
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

function layoutFiles(): readonly string[] {
  const text = readFileSync(`${root}src/web/site/layouts/layouts.ts`, 'utf8');
  return [...text.matchAll(/'#(src\/web\/site\/layouts\/[^']+\.tsx)'/g)].map(([, path = '']) => path);
}

/**
 * Returns every source that these import, themselves included; what is imported later on wish alone, and then what
 * speaks for another area is left to that.
 */
function pulledIn(paths: readonly string[], alsoLater: boolean, seen = new Set<string>()): ReadonlySet<string> {
  for (const path of paths) {
    if (seen.has(path) || path === register || !existsSync(root + path)) continue;
    seen.add(path);
    const text = readFileSync(root + path, 'utf8');
    const later = [...text.matchAll(/import\('#(src\/[^']+\.tsx?)'\)/g)].filter(([, one = '']) => !(one in speaksOf));
    const found = [
      ...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '#(src\/[^']+\.tsx?)';/gm),
      ...(alsoLater ? later : []),
    ];
    pulledIn(
      found.flatMap(([, one]) => one ?? []),
      alsoLater,
      seen,
    );
  }
  return seen;
}
