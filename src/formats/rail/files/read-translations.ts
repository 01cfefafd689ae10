import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { languageOf, type Cells, type RowReader } from '#src/formats/rail/files/gtfs-cells.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/**
 * `translations.txt`, by record or by the value of the field; in its old form (`trans_id`, `lang`) by the name alone.
 * Only what is ever shown is stored; the others are no error, and ignored.
 */
export function readTranslation(draft: FeedDraft, cell: Cells): RowReader {
  const [tableCell, fieldCell, language, text] = [
    cell('table_name'),
    cell('field_name'),
    cell('language'),
    cell('translation'),
  ];
  const [record, value] = [cell('record_id'), cell('field_value')];
  const [name, oldLanguage] = [cell('trans_id'), cell('lang')];
  const { translations, reports } = draft;
  const isNamed = namedIn(draft);
  const setAside = (line: number, reason: string): null => {
    reports.setAside('translations.txt', line, reason);
    return null;
  };
  return (cells, line) => {
    const [table, field] = [tableCell(cells), fieldCell(cells)];
    const languageTag = language(cells) || oldLanguage(cells);
    const tag = languageOf(languageTag);
    if (tag === null) return `${shown(languageTag)} is no language`;
    if (table === '' && name(cells) !== '') {
      const named = fields.filter(([one]) => isNamed(one, null, name(cells)));
      const translation = { language: tag, text: text(cells), record: null, value: name(cells) };
      if (named.length === 0 || translation.text === '') return setAside(line, 'it translates nothing of the feed');
      translations.push(...named.map(([one, column]) => ({ table: one, field: column, ...translation })));
      return null;
    }
    const byRecord = record(cells) || null;
    const byValue = value(cells) || null;
    if ((byRecord === null) === (byValue === null)) return 'it names either a record or a value';
    const idle =
      idleReason({ table, field, text: text(cells) }) ??
      (isNamed(table, byRecord, byValue) ? null : 'it translates nothing of the feed');
    if (idle !== null) return setAside(line, idle);
    translations.push({ table, field, language: tag, text: text(cells), record: byRecord, value: byValue });
    return null;
  };
}

const fields = [
  ['stops', 'stop_name'],
  ['routes', 'route_short_name'],
  ['routes', 'route_long_name'],
] as const;
const known: ReadonlySet<string> = new Set(fields.map((names) => names.join(' ')));

function idleReason({ table, field, text }: Record<'table' | 'field' | 'text', string>): string | null {
  if (!known.has(`${table} ${field}`)) return `${field} of ${table} is not shown, and so not translated`;
  return text === '' ? 'it has no translation' : null;
}

/** Returns a check of whether the feed has what a translation names, by its record or by its words. */
function namedIn({
  stops,
  routes,
}: FeedDraft): (table: string, record: string | null, value: string | null) => boolean {
  const names = {
    stops: new Set([...stops.values()].map(({ name }) => name)),
    routes: new Set([...routes.values()].flatMap(({ short, long }) => [short, long])),
  };
  return (table, record, value) => {
    const [keys, words] = table === 'stops' ? [stops, names.stops] : [routes, names.routes];
    return record === null ? words.has(value ?? '') : keys.has(record);
  };
}
