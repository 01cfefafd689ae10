import { blockForms, type ContentBlock, type FactForm } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem, ContentText } from '#src/domain/content/content-item.ts';
import { cmsPlatforms, platformWords } from '#src/domain/content/blocks/cms-types.ts';
import { provenanceText } from '#src/domain/shared/text/provenance.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import type { ContentEntry } from '#src/formats/content/read-content.ts';
import type { TextFile } from '#src/formats/content/text-file.ts';
import { defaultLanguage, languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** An item as its files: what `readContent` reads back to the same. */
export function writeContent({ item, state }: ContentEntry): readonly TextFile[] {
  return languageCodes.flatMap((language) => {
    const text = item.texts[language];
    if (text === undefined) return [];
    const said = [...words(text), ...provenanceOf(text, language)];
    const facts = language === defaultLanguage ? [...said, ...targets(item), ...stateOf(state)] : said;
    const head = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    const body = text.blocks.map(blockText).join('\n\n');
    return [
      { file: `content/${item.type}/${item.key}.${language}.md`, text: `---\n${head}\n---\n${body}`.trimEnd() + '\n' },
    ];
  });
}

type Fact = readonly [name: string, value: string];

function words({ title, summary }: ContentText): readonly Fact[] {
  return [
    ['title', title],
    ['summary', summary],
  ];
}

function provenanceOf({ provenance, reviewed }: ContentText, language: LanguageCode): readonly Fact[] {
  if (isSource(language)) return [];
  if (provenance === undefined) return [['reviewed', reviewed === true ? 'yes' : 'no']];
  return [['translated', provenanceText(provenance)]];
}

function stateOf(state: ContentEntry['state']): readonly Fact[] {
  return state === 'draft' ? [['state', state]] : [];
}

function targets(item: ContentItem): readonly Fact[] {
  const said: readonly (readonly [string, string | null])[] = [
    ['slot', item.slot === item.key ? null : item.slot],
    ['picture', item.picture],
    ['link', item.link],
    ['date', item.date],
    ['platforms', item.platforms === cmsPlatforms.ALL ? null : platformWords(item.platforms)],
    ['markets', item.markets.join(' ')],
    ['languages', item.languages.join(' ')],
    ['residences', item.residences.join(' ')],
    ['partners', item.partners.join(' ')],
    ['from', item.begins],
    ['until', item.ends],
    ['priority', item.priority === 0 ? null : String(item.priority)],
  ];
  return said.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
}

function blockText(block: ContentBlock): string {
  if (block.kind === 'text') return block.text;
  const form = blockForms[block.kind];
  const held = new Map<string, unknown>(Object.entries(block));
  const facts = Object.entries(form.facts).flatMap(([name, shape]) => {
    const value = held.get(name);
    return value === undefined ? [] : [`${name}: ${factText(value, shape)}`];
  });
  const text = form.text === true && typeof held.get('text') === 'string' ? ['', String(held.get('text'))] : [];
  const items =
    form.items === undefined ? [] : itemLines(form.items, held.get(form.items === 'rows' ? 'rows' : 'items'));
  return [`::: ${block.kind}`, ...facts, ...text, ...items, ':::'].join('\n');
}

function factText(value: unknown, shape: FactForm): string {
  if (!Array.isArray(value)) return String(value);
  return shape === 'cells' ? value.map(cell).join(' | ') : value.join(' ');
}

function itemLines(
  form: { readonly cells: readonly string[]; readonly text?: string } | 'rows',
  items: unknown,
): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    if (form === 'rows') return [`- ${Array.isArray(item) ? item.map(cell).join(' | ') : ''}`];
    const held = new Map<string, unknown>(Object.entries(item ?? {}));
    const cells = form.cells.flatMap((name) => (held.has(name) ? [cell(held.get(name))] : []));
    const text = form.text === undefined ? undefined : held.get(form.text);
    const below = typeof text === 'string' ? text.split('\n').map((line) => (line === '' ? '' : `  ${line}`)) : [];
    return [`- ${cells.join(' | ')}`, ...below];
  });
}

function cell(value: unknown): string {
  return String(value).replaceAll('|', '\\|');
}
