import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { translationState } from '#src/domain/shared/text/provenance.ts';
import { coverageIn, falls, raised, reachedIn, readBaseline, type Coverage } from './texts/coverage.ts';
import { hints, wordFaults, type FaultKind, type WordFault } from './message-faults.ts';
import { readMessageProvenance } from './provenance/message-provenance.ts';
import { messageTexts } from './texts/message-texts.ts';
import { readWords, tags, type Tag } from './read-words.ts';
import { readTermTable, termViolations } from './term-table.ts';
import { catalogueTexts, saidIn, textKinds } from './texts/translated-texts.ts';
import { usedMessages } from './used-messages.ts';

/**
 * Reports the state of every language: how much of each kind of content is translated, by whom and when, what is unused,
 * what does not fit its English, what no page of ours says, and which terms are not those of the table. Errors end with
 * 1, and so does a language that is behind `src/locales/baseline.json`; hints (`--hints` lists them) do not. `npx meander
 * i18n report ja th` reports only these. `--terms` lists violations of terms, `--outdated` texts whose English has
 * changed, `--json` prints one document, `--raise` writes what is reached into the baseline.
 */
const words = process.argv.slice(2);
const requested = words.filter((one) => !one.startsWith('--'));
const listsHints = words.includes('--hints');
const json = words.includes('--json');
const print = (line: string): void => (json ? console.error(line) : console.log(line));
const wrong = requested.filter((one) => !tags.some((tag) => tag === one));
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
for (const tag of tags) if (requested.length === 0 || requested.some((one) => one === tag)) rows.push(await look(tag));

print(['language', 'translated', 'unused', ...order.slice(1)].join(' | '));
for (const { tag, total, unused, faults } of rows) {
  const count = (kind: FaultKind): number => faults.filter((fault) => fault.kind === kind).length;
  const whole = total - count('missing');
  const percent = total === 0 ? 0 : Math.floor((whole / total) * 1000) / 10;
  print([tag, `${whole}/${total} (${percent} %)`, unused.length, ...order.slice(1).map(count)].join(' | '));
}

let isFaulty = false;
for (const { tag, unused, faults } of rows) {
  const reported = faults.filter(({ kind }) => listsHints || !hints.has(kind));
  isFaulty ||= unused.length > 0 || faults.some(({ kind }) => !hints.has(kind));
  for (const source of unused) print(`${tag}  unused: ${source}`);
  for (const kind of order) {
    for (const { word, why } of reported.filter((fault) => fault.kind === kind)) {
      print(`${tag}  ${kind}: ${why}\n    ${word.source}${word.text === '' ? '' : `\n    ${word.text}`}`);
    }
  }
}

// What the source says and no catalogue knows yet.
const known = new Set((await readWords('en')).map(({ id }) => id));
for (const { id, text, path } of used.filter((message) => !known.has(message.id))) {
  print(`${path}  not extracted: ${text} (${id}); npx meander i18n extract`);
  isFaulty = true;
}

const baselinePath = fileURLToPath(new URL('../../src/locales/baseline.json', import.meta.url));
const baseline = readBaseline(readFileSync(baselinePath, 'utf8'));
const groups = [...(await messageTexts(readMessageProvenance())), ...(await catalogueTexts())];
const termTable = readTermTable();
const languages = await Promise.all(
  rows
    .filter(({ tag }) => tag !== 'en')
    .map(async ({ tag }) => {
      const coverage = coverageIn(groups, tag);
      const violations = (await readWords(tag)).flatMap((word) => termViolations(tag, word, termTable));
      return { tag, coverage, violations, reached: reachedIn(coverage, violations.length) };
    }),
);

print(`\nTranslated texts in per cent (words of the source in per cent)\n${['language', ...textKinds].join(' | ')}`);
for (const { tag, coverage } of languages)
  print([tag, ...textKinds.map((kind) => `${coverage[kind].percent} (${coverage[kind].percentOfWords})`)].join(' | '));
print('\nlanguage | texts | read by a person | outdated | oldest | median | violations of terms');
for (const { tag, coverage, violations } of languages) {
  const all = textKinds.map((kind) => coverage[kind]);
  const sum = (of: (one: Coverage) => number): number => all.reduce((total, one) => total + of(one), 0);
  const oldest = all.flatMap((one) => one.oldest ?? []).toSorted()[0] ?? '–';
  const medians = all.flatMap((one) => one.median ?? []).toSorted();
  print(
    [
      tag,
      sum((one) => one.translated),
      sum((one) => one.byPerson),
      sum((one) => one.outdated),
      oldest,
      medians[Math.floor(medians.length / 2)] ?? '–',
      violations.length,
    ].join(' | '),
  );
}
if (words.includes('--terms'))
  for (const { tag, violations } of languages)
    for (const { why, word } of violations) print(`${tag}  ${why}\n    ${word.source}\n    ${word.text}`);
if (words.includes('--outdated'))
  for (const { tag } of languages)
    for (const group of groups) {
      const said = saidIn(group, tag);
      if (said !== null && translationState(said, group.source).outdated) print(`${tag}  ${group.kind}: ${group.name}`);
    }

for (const { tag, reached } of languages)
  for (const fall of falls(tag, reached, baseline[tag])) {
    print(fall);
    isFaulty = true;
  }
if (words.includes('--raise')) {
  const next = languages.map(({ tag, reached }) => [tag, raised(reached, baseline[tag])] as const);
  writeFileSync(baselinePath, `${JSON.stringify({ ...baseline, ...Object.fromEntries(next) }, null, 2)}\n`);
  print('wrote src/locales/baseline.json');
}
if (json) {
  const byTag = languages.map(({ tag, coverage, violations }) => {
    const faults = rows.find((row) => row.tag === tag)?.faults ?? [];
    const reported = faults.map(({ kind, why, word }) => ({ kind, why, source: word.source, text: word.text }));
    const terms = violations.map(({ term, why, word }) => ({ term, why, source: word.source, text: word.text }));
    return [tag, { coverage, terms, faults: reported, baseline: baseline[tag] ?? null }] as const;
  });
  console.log(JSON.stringify({ ok: !isFaulty, languages: Object.fromEntries(byTag) }, null, 2));
}
process.exitCode = isFaulty ? 1 : 0;
