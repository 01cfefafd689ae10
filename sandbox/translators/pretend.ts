import type { Mode } from '#sandbox/translators/modes.ts';

/** Words that stand for a translation, by primary language; the shop checks scripts and common words. */
const words: Readonly<Record<string, readonly string[]>> = {
  ar: ['رحلة', 'في', 'المدينة', 'مع', 'دليل'],
  de: ['eine', 'Fahrt', 'mit', 'dem', 'Boot'],
  en: ['a', 'trip', 'with', 'the', 'boat'],
  es: ['un', 'viaje', 'con', 'el', 'barco'],
  fr: ['une', 'sortie', 'avec', 'le', 'bateau'],
  id: ['perjalanan', 'dengan', 'kapal', 'dan', 'pemandu'],
  it: ['una', 'gita', 'con', 'la', 'barca'],
  ja: ['船で', 'めぐる', '旅と', '案内', 'です'],
  ko: ['배를', '타는', '여행', '안내와', '함께'],
  ms: ['perjalanan', 'dengan', 'bot', 'dan', 'pemandu'],
  ru: ['поездка', 'на', 'лодке', 'с', 'гидом'],
  th: ['ล่องเรือ', 'ชม', 'เมือง', 'กับ', 'ไกด์'],
  vi: ['chuyến', 'đi', 'với', 'thuyền', 'và'],
  zh: ['乘船', '游览', '城市', '与', '向导'],
};

/** Tags with what they keep, single tags, entities, placeholders and link ends stay; every run of letters is a word. */
const parts =
  /<x>.*?<\/x>|<span translate="no">.*?<\/span>|<[^>]*>|&\w+;|\{[^}]*\}|\]\([^)]*\)|\p{L}[\p{L}\p{M}'’-]*/gsu;

/** Returns a text as a service would send it back: in words of the language, or as `mode` says. */
export function pretend(text: string, language: string, mode: Mode): string {
  if (mode === 'untranslated') return text;
  const wrong = language === 'ru' ? 'ja' : 'ru';
  const said = words[mode === 'language' ? wrong : language] ?? words['en'] ?? [];
  let count = 0;
  const translated = text.replaceAll(parts, (part) => {
    if (!/^\p{L}/u.test(part)) return part;
    return said[count++ % said.length] ?? part;
  });
  return disturbed(translated, mode);
}

function disturbed(text: string, mode: Mode): string {
  if (mode === 'large') return text.padEnd(1_200_000, '.');
  if (mode === 'markup') return `<b>${text}</b>`;
  if (mode === 'placeholder') return text.replaceAll(/\{[^}]*\}/g, '{other}').replaceAll(/\]\(/g, '] (');
  return mode === 'number' ? `${text} 4711` : text;
}
