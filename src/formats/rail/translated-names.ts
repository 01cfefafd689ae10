import type { RailNames } from '#src/domain/rail/rail-name.ts';
import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';

export type NamesOf = (table: string, field: string, record: string, text: string) => RailNames;

/**
 * Names with their translations: those of the record win over those of the value. The feed's language is that of its
 * publisher, else of its first agency; without either it is undetermined (und).
 */
export function translatedNames({ translations, language, agencies }: FeedDraft): NamesOf {
  const [agency] = agencies.values();
  const given = language ?? agency?.language ?? 'und';
  const byRecord = new Map<string, Record<string, string>>();
  const byValue = new Map<string, Record<string, string>>();
  for (const { table, field, language: tag, text, record, value } of translations) {
    const [map, key] = record === null ? [byValue, value] : [byRecord, record];
    const place = `${table} ${field} ${key}`;
    const known = map.get(place) ?? {};
    known[tag] = text;
    map.set(place, known);
  }
  return (table, field, record, text) => ({
    ...byValue.get(`${table} ${field} ${text}`),
    ...byRecord.get(`${table} ${field} ${record}`),
    [given]: text,
    default: given,
  });
}
