import type { FeedDraft } from '#src/domain/rail/gtfs/feed-draft.ts';
import type { Cells, RowReader } from '#src/domain/rail/gtfs/gtfs-cells.ts';
import { shown } from '#src/domain/rail/gtfs/row-reports.ts';

/**
 * `translations.txt`, by record or by what stands in the field. Only what is ever shown is kept; the others are no fault, and set
 * aside.
 */
export function readTranslation(draft: FeedDraft, cell: Cells): RowReader {
  const [tableCell, fieldCell, language, text] = [
    cell('table_name'),
    cell('field_name'),
    cell('language'),
    cell('translation'),
  ];
  const [record, value] = [cell('record_id'), cell('field_value')];
  const { translations, reports } = draft;
  const isNamed = namedIn(draft);
  return (cells, line) => {
    const [table, field] = [tableCell(cells), fieldCell(cells)];
    const tag = language(cells);
    if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return `${shown(tag)} is no language`;
    const byRecord = record(cells) || null;
    const byValue = value(cells) || null;
    if ((byRecord === null) === (byValue === null)) return 'it names either a record or a value';
    const idle =
      idleReason({ table, field, text: text(cells) }) ??
      (isNamed(table, byRecord, byValue) ? null : 'it translates nothing of the feed');
    if (idle !== null) {
      reports.setAside('translations.txt', line, idle);
      return null;
    }
    translations.push({ table, field, language: tag, text: text(cells), record: byRecord, value: byValue });
    return null;
  };
}

const kept = new Set(['stops stop_name', 'routes route_short_name', 'routes route_long_name']);

function idleReason({ table, field, text }: Record<'table' | 'field' | 'text', string>): string | null {
  if (!kept.has(`${table} ${field}`)) return `${field} of ${table} is not shown, and so not translated`;
  return text === '' ? 'it has no translation' : null;
}

/** Whether the feed has what a translation names, by its record or by its words. */
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
