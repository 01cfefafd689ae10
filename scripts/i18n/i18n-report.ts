import { hints, wordFaults, type FaultKind, type WordFault } from './message-faults.ts';
import { readWords, tags, type Tag } from './read-words.ts';
import { usedMessages } from './used-messages.ts';

/**
 * Reports the state of every language: how much is translated, what is unused, what does not fit its English, what no
 * page of ours says. Errors end with 1; hints (`--hints` lists them) do not. `npx meander i18n report ja th` reports
 * only these.
 */
const words = process.argv.slice(2);
const asked = words.filter((one) => !one.startsWith('--'));
const listsHints = words.includes('--hints');
const wrong = asked.filter((one) => !tags.some((tag) => tag === one));
if (wrong.length > 0) {
  console.error(`There is no message catalog for ${wrong.join(', ')}. There are: ${tags.join(', ')}.`);
  process.exit(2);
}

const used = await usedMessages();
const usedIds = new Set(used.map(({ id }) => id));
const order: readonly FaultKind[] = [
  'missing',
  'unreadable',
  'placeholders',
  'elements',
  'plural forms',
  'forbidden',
  'signs',
  'over-long',
  'same as English',
];

type Row = {
  readonly tag: Tag;
  readonly total: number;
  readonly unused: readonly string[];
  readonly faults: readonly WordFault[];
};

async function look(tag: Tag): Promise<Row> {
  const found = await readWords(tag);
  const unused = found.filter(({ id }) => !usedIds.has(id)).map(({ source }) => source);
  return { tag, total: found.length, unused, faults: found.flatMap((word) => wordFaults(tag, word)) };
}

const rows: Row[] = [];
for (const tag of tags) if (asked.length === 0 || asked.some((one) => one === tag)) rows.push(await look(tag));

console.log(['language', 'translated', 'unused', ...order.slice(1)].join(' | '));
for (const { tag, total, unused, faults } of rows) {
  const count = (kind: FaultKind): number => faults.filter((fault) => fault.kind === kind).length;
  const whole = total - count('missing');
  const percent = total === 0 ? 0 : Math.floor((whole / total) * 1000) / 10;
  console.log([tag, `${whole}/${total} (${percent} %)`, unused.length, ...order.slice(1).map(count)].join(' | '));
}

let isFaulty = false;
for (const { tag, unused, faults } of rows) {
  const told = faults.filter(({ kind }) => listsHints || !hints.has(kind));
  isFaulty ||= unused.length > 0 || faults.some(({ kind }) => !hints.has(kind));
  for (const source of unused) console.log(`${tag}  unused: ${source}`);
  for (const kind of order) {
    for (const { word, why } of told.filter((fault) => fault.kind === kind)) {
      console.log(`${tag}  ${kind}: ${why}\n    ${word.source}${word.text === '' ? '' : `\n    ${word.text}`}`);
    }
  }
}

// What the source says and no catalogue knows yet.
const known = new Set((await readWords('en')).map(({ id }) => id));
for (const { id, text, path } of used.filter((message) => !known.has(message.id))) {
  console.log(`${path}  not extracted: ${text} (${id}); npx meander i18n extract`);
  isFaulty = true;
}
process.exitCode = isFaulty ? 1 : 0;
