import { isOpenLink } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { cmsPlatforms, platformBits } from '#src/domain/content/blocks/cms-types.ts';
import type { LineFault } from '#src/formats/content/read-blocks.ts';
import { parsePictureKey } from '#src/domain/catalogue/media/picture.ts';
import { parseProvenance, provenanceForm, type Translated } from '#src/domain/shared/text/provenance.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import { isCountry } from '#src/domain/accounts/residences.ts';
import { isLanguage } from '#src/domain/site/language/languages.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

/** What the lines between the dashes of a file of content say. */
export type ContentHead = Omit<ContentItem, 'type' | 'key' | 'texts'> & {
  readonly title: string;
  readonly summary: string;
  /** Of a translation: who translated it, when and from what. */
  readonly translated: Translated;
  readonly state: 'draft' | 'published';
};

/** Names that every file has, that every translation has beside them, and those of the English file alone. */
const everywhere = ['title', 'summary'];
/** `reviewed` is in files from before provenance. */
const ofTranslations = new Set(['translated', 'reviewed']);
const englishOnly = new Set([
  'slot',
  'picture',
  'link',
  'date',
  'platforms',
  'markets',
  'languages',
  'residences',
  'partners',
  'from',
  'until',
  'priority',
  'state',
]);

type About = {
  readonly key: string;
  readonly isEnglish: boolean;
  /** In English of any spelling: no translation. */
  readonly isSource: boolean;
  /** The looks that a page can have: ours and those of partners. */
  readonly themes: ReadonlySet<ThemeName>;
};

/** Reads the facts of a file, the first of which is on line 2; with errors the head is not to be used. */
export function readHead(
  lines: readonly string[],
  about: About,
): { readonly head: ContentHead; readonly faults: readonly LineFault[] } {
  const faults: LineFault[] = [];
  const places = new Map<string, number>();
  const facts = new Map<string, string>();
  for (const [place, text] of lines.entries()) {
    const line = place + 2;
    const [, named = '', said = ''] = /^([a-z]+):(.*)$/.exec(text) ?? [];
    const value = said.trim();
    const name = value === '' ? '' : named;
    const known = everywhere.includes(name) || ofTranslations.has(name) || englishOnly.has(name);
    if (!known) faults.push({ line, reason: `unknown content attribute: "${text.trim().slice(0, 40)}"` });
    else if (facts.has(name)) faults.push({ line, reason: `${name} occurs twice` });
    else if (!about.isEnglish && englishOnly.has(name))
      faults.push({ line, reason: `${name} may only be set in the English file` });
    else if (about.isSource && ofTranslations.has(name))
      faults.push({ line, reason: `${name} may only be set in translations` });
    places.set(name, line);
    facts.set(name, value);
  }
  const wrong = (name: string, reason: string): void => {
    faults.push({ line: places.get(name) ?? 2, reason: `${name}: ${reason}` });
  };
  for (const name of everywhere) {
    const words = facts.get(name) ?? '';
    if (words === '') wrong(name, 'missing');
    else if (words.length > 400 || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(words)) wrong(name, 'too long, or odd');
  }
  const translated = about.isSource ? {} : translatedOf(facts);
  if (translated === null) wrong('translated', `${provenanceForm}: npx meander i18n mark`);
  return { head: { ...headOf(facts, about, wrong), translated: translated ?? {} }, faults };
}

type Wrong = (name: string, reason: string) => void;

/** Returns what a translation says of itself; null where it says nothing, or nothing that can be read. */
function translatedOf(facts: ReadonlyMap<string, string>): Translated | null {
  const said = facts.get('translated');
  const former = facts.get('reviewed') ?? '';
  if (said === undefined) return former === 'yes' ? { reviewed: true } : former === 'no' ? {} : null;
  const provenance = parseProvenance(said);
  return provenance === null || facts.has('reviewed') ? null : { provenance };
}

function headOf(
  facts: ReadonlyMap<string, string>,
  { key, themes }: About,
  wrong: Wrong,
): Omit<ContentHead, 'translated'> {
  const checked = (name: string, isFine: (value: string) => boolean, reason: string): string | null => {
    const value = facts.get(name);
    if (value === undefined) return null;
    if (!isFine(value)) wrong(name, reason);
    return value;
  };
  const begins = checked('from', isInstant, anInstant);
  const ends = checked('until', isInstant, anInstant);
  if (begins !== null && ends !== null && Date.parse(begins) >= Date.parse(ends)) wrong('until', 'is not after from');
  const platforms = platformBits(facts.get('platforms') ?? 'ALL');
  if (platforms === null) wrong('platforms', `some of ${Object.keys(cmsPlatforms).join(' ')}`);
  return {
    title: facts.get('title') ?? '',
    summary: facts.get('summary') ?? '',
    slot: checked('slot', (slot) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slot), 'lower-case words with dashes') ?? key,
    picture: checked('picture', (name) => parsePictureKey(name) !== undefined, 'a scene such as harbour-dusk-12'),
    link: checked('link', isOpenLink, 'a path of this site, or https'),
    date: checked('date', isDate, 'a date such as 2026-03-01'),
    platforms: platforms ?? cmsPlatforms.ALL,
    markets: wordsOf(facts, 'markets').flatMap((one) => {
      if (one === 'global' || one === 'cn') return [one] as const;
      wrong('markets', 'global or cn');
      return [];
    }),
    languages: wordsOf(facts, 'languages').flatMap((one) => {
      if (isLanguage(one)) return [one];
      wrong('languages', `"${one}" is not a supported language`);
      return [];
    }),
    residences: known(facts, 'residences', isCountry, 'is no country; codes are such as HK', wrong),
    partners: known(facts, 'partners', (one) => themes.has(one), 'is no partner of ours', wrong),
    begins,
    ends,
    priority: Number(
      checked('priority', (one) => /^-?(?:0|[1-9]\d{0,3})$/.test(one), 'a number from -9999 to 9999') ?? 0,
    ),
    state:
      checked('state', (one) => one === 'draft' || one === 'published', 'draft or published') === 'draft'
        ? 'draft'
        : 'published',
  };
}

const anInstant = 'an instant such as 2026-03-01T00:00:00Z';

function isInstant(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
  );
}

function wordsOf(facts: ReadonlyMap<string, string>, name: string): readonly string[] {
  return [...new Set((facts.get(name) ?? '').split(/[\s,]+/).filter((one) => one !== ''))].toSorted();
}

function known(
  facts: ReadonlyMap<string, string>,
  name: string,
  isKnown: (word: string) => boolean,
  reason: string,
  wrong: Wrong,
): readonly string[] {
  const words = wordsOf(facts, name);
  for (const word of words) if (!isKnown(word)) wrong(name, `"${word}" ${reason}`);
  return words;
}
