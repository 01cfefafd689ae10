import { isLanguage, respell, type LanguageCode } from '#src/domain/site/language/languages.ts';

export type OfferGround = {
  /** The language of the page. */
  readonly current: LanguageCode;
  /** What this site speaks. */
  readonly spoken: readonly LanguageCode[];
  /** What the browser requests, the most preferred first: BCP 47 tags. */
  readonly browser: readonly string[];
  /** Where the visitor lives, ISO 3166-1 alpha-2: of several kinds of a language, that place's is offered. */
  readonly residence: string;
};

/**
 * The language that a visitor may rather read, or null. The browser's languages alone decide, since people live in
 * countries whose language they do not read; the place only chooses among Englishes and among traditional Chinese.
 * Nothing is offered to who can read the page: another English, another spelling of the same script.
 */
export function offeredLanguage({ current, spoken, browser, residence }: OfferGround): LanguageCode | null {
  for (const tag of browser) {
    const offered = spokenAs(tag, residence, spoken);
    if (offered === null) continue;
    return tongueOf(offered) === tongueOf(current) ? null : offered;
  }
  return null;
}

/** How the site speaks a language of a browser; null where it does not. */
function spokenAs(tag: string, residence: string, spoken: readonly LanguageCode[]): LanguageCode | null {
  const exact = respell(tag);
  const [base = '', ...rest] = tag.split('-');
  const language = base.toLowerCase();
  const ofPlace = `${language}-${residence}`;
  const choices =
    language === 'zh'
      ? chinese(rest, residence)
      : [...(rest.length === 0 ? [ofPlace] : [exact ?? '', ofPlace]), language, ...(regional.get(language) ?? [])];
  return choices.filter(isLanguage).find((code) => spoken.includes(code)) ?? null;
}

/** `zh`, `zh-Hant`, `zh-MO`, `zh-Hans-SG` …: the script decides, and for the traditional one the place. */
function chinese(rest: readonly string[], residence: string): readonly string[] {
  const parts = rest.map((part) => part.toLowerCase());
  const isTraditional =
    parts.includes('hant') || (!parts.includes('hans') && parts.some((one) => traditional.has(one)));
  if (!isTraditional) return ['zh-CN'];
  const isOfHongKong =
    parts.some((one) => one === 'hk' || one === 'mo') || (!parts.includes('tw') && /^(?:HK|MO)$/.test(residence));
  return isOfHongKong ? ['zh-HK', 'zh-TW'] : ['zh-TW', 'zh-HK'];
}

const traditional: ReadonlySet<string> = new Set(['tw', 'hk', 'mo']);

/** Languages that the site speaks in one place's way only. */
const regional: ReadonlyMap<string, readonly LanguageCode[]> = new Map([
  ['ms', ['ms-MY']],
  ['ar', ['ar-SA']],
]);

/** What a reader of one can read of the other. */
function tongueOf(code: LanguageCode): string {
  if (code === 'zh-TW' || code === 'zh-HK') return 'zh-Hant';
  return code.split('-', 1)[0] ?? code;
}
