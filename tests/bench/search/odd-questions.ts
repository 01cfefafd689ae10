/** Odd queries: each must be refused or answered, and none may block others. */
export type OddQuestion = { readonly name: string; readonly path: string };

const letters = 'bcdfghjklmnpqrstvwxz';
/** Words that no catalogue has, each with its own letters. */
const unknownWord = (number: number, length: number): string =>
  Array.from({ length }, (_, at) => letters[(number * 7 + at * ((number % 5) + 3)) % letters.length]).join('');
const unknownWords = (many: number, length: number): string =>
  Array.from({ length: many }, (_, at) => unknownWord(at + 1, length)).join(' ');

/** Known words with a slip each, so that every one of them has something near it. */
const slipped =
  'musem towr cruse palce gardn walkng histry natonal sciene mordern castel excrsion islnd dinnr harbor galery experince speial';

const queries: Readonly<Record<string, string>> = {
  'forty unknown words': unknownWords(40, 4),
  'twenty-two unknown long words': unknownWords(22, 8),
  'one unknown word of two hundred letters': unknownWord(3, 200),
  'eighteen slips': slipped,
  'five slips': slipped.split(' ').slice(0, 5).join(' '),
  'one letter': 'a',
  'a letter many times': 'a '.repeat(100).trim(),
  'forty known words': 'tour ticket tower museum city old town walk guide park palace garden '
    .repeat(3)
    .slice(0, 200)
    .trim(),
  'ten thousand letters': 'x'.repeat(10_000),
  'ten thousand signs': '東京'.repeat(5_000),
  'two hundred signs': '東京大阪京都'.repeat(33),
  'nothing but spaces': ' '.repeat(200),
  'control characters': '\u0000\u0007\u001b[31m\u202e\u200b'.repeat(20),
  emoji: '👩🏽‍🍳🎡🏳️‍🌈'.repeat(12),
  'a database statement': "'; drop table product; -- ",
  'a pattern': '(a+)+$|.*.*.*.*!',
  markup: '<script>alert(1)</script><img src=x onerror=1>',
  'mixed scripts': 'tōkyō 東京 도쿄 طوكيو โตเกียว токио '.repeat(4).slice(0, 200),
  diacritics: 'e\u0301'.repeat(100),
  'many combining marks': `a${'\u0301'.repeat(199)}`,
};

const fields: Readonly<Record<string, string>> = {
  'five hundred places': `city_ids=${Array.from({ length: 500 }, (_, at) => at + 1).join(',')}`,
  'fifty places': `city_ids=${Array.from({ length: 50 }, (_, at) => 2_000_000_001 + at).join(',')}`,
  'a page that is none': 'page_num=1e309',
  'a page below one': 'page_num=-1',
  'the last page there may be': 'page_num=9999',
  'prices upside down': 'price_from=100&price_to=1',
  'a day that is none': 'start_time=2026-02-30T00:00:00Z',
  'a day long ago': 'start_time=2001-01-01T00:00:00Z',
  'a large party': `party=${Array.from({ length: 60 }, () => 30).join(',')}`,
  'everything at once': `query=${encodeURIComponent(unknownWords(6, 8))}&price_to=5&instant=true&special_option_ids=free_cancellation&frontend_ids=tour,museum,show&country_ids=JP,FR&city_ids=2000000001`,
};

/** All of them, as addresses of the API. */
export function oddQuestions(): readonly OddQuestion[] {
  const search = '/v2/usrcsrv/search/complete_search?page_num=1&';
  const requested = Object.entries(queries).flatMap(([name, query]) => [
    { name, path: `${search}query=${encodeURIComponent(query)}` },
    { name: `${name}, while typing`, path: `/v2/usrcsrv/search/suggest?query=${encodeURIComponent(query)}` },
    { name: `${name}, on a map`, path: `${search}is_map=true&query=${encodeURIComponent(query)}` },
  ]);
  const set = Object.entries(fields).map(([name, field]) => ({
    name,
    path: field.startsWith('page_num') ? `/v2/usrcsrv/search/complete_search?${field}` : search + field,
  }));
  return [...requested, ...set];
}
