import { msg, plural } from '@lingui/core/macro';

import { tagIn } from '#src/domain/catalogue/destination.ts';
import { documentVoice } from '#src/domain/orders/documents/voucher-document.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import {
  dataGroups,
  type DataGroup,
  type DataExportDocument,
  type DataSection,
} from '#src/domain/orders/documents/data-export-document.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import { formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import { languages } from '#src/domain/site/language/languages.ts';
import { dataLabel } from '#src/jobs/accounts/emails/data-labels.ts';
import { dataValue } from '#src/jobs/accounts/emails/data-values.ts';
import type { Sender } from '#src/jobs/shared/emails/mail-data.ts';
import { marketMoment } from '#src/messages/moment.words.ts';
import type { Voice as Reader } from '#src/verticals/fact.words.ts';

/** A copy as it was made, and by which brand it is shown. */
export type DataCopy = {
  readonly brand: Sender['brand'];
  readonly market: Market;
  readonly account: string;
  readonly askedAt: string;
  readonly data: Readonly<Record<string, readonly unknown[]>>;
};

/** Its reader, and the market whose main city's clock a printed copy goes by. */
type Voice = Reader & Pick<DataCopy, 'market'>;

/** The most rows of a table in the document; the file for programs has all of them. */
const most = 300;

const groups = Object.keys(dataGroups).filter((name): name is DataGroup => name in dataGroups);

/** The words of a printed copy of one's data: what the file for programs holds, to be read. */
export function dataExportDocument(reader: Reader, copy: DataCopy): DataExportDocument {
  const { i18n, language } = reader;
  const voice = { ...reader, market: copy.market };
  const { brand, account, askedAt, data } = copy;
  return {
    ...documentVoice(language, languages[language].dir),
    brand: brand.name,
    kind: i18n._(msg`Your data`),
    title: i18n._(msg`All the data we hold about you`),
    facts: [
      { label: i18n._(msg`When`), value: marketMoment({ i18n, writing: language }, askedAt, copy.market) },
      { label: i18n._(msg`Account`), value: account },
    ],
    sections: groups.flatMap((group) => sectionOf(voice, group, data)),
    notes: [
      i18n._(msg`The JSON file has the same data in a format other apps can read. Photos are in a separate ZIP file.`),
      brand.supportEmail,
    ],
    stamp: '',
  };
}

function titleOf({ i18n }: Voice, group: DataGroup): string {
  const titles = {
    account: msg`Account and sign-in methods`,
    people: msg`Travelers and contact details`,
    orders: msg`Orders and visits`,
    payments: msg`Payments and receipts`,
    wallet: msg`Coupons, credits and gift cards`,
    community: msg`Reviews, wishlists and invitations`,
    support: msg`Messages and support`,
    consent: msg`Your consents and notifications`,
  } as const;
  return i18n._(titles[group]);
}

function sectionOf(voice: Voice, group: DataGroup, data: DataCopy['data']): readonly DataSection[] {
  const tables = dataGroups[group].flatMap((name) => {
    const rows = (data[name] ?? []).flatMap((row) => (isRecord(row) ? [rowOf(voice, name, row)] : []));
    const left = rows.length - most;
    const more = left <= 0 ? '' : voice.i18n._(msg`${plural(left, { one: '# more', other: '# more' })} in the file`);
    return rows.length === 0 ? [] : [{ name, rows: rows.slice(0, most), more }];
  });
  return tables.length === 0 ? [] : [{ title: titleOf(voice, group), tables }];
}

type Row = Readonly<Record<string, unknown>>;

/** The position of a fact: its table, its name and its row. */
type Place = { readonly table: string; readonly key: string; readonly row: Row };

function rowOf(voice: Voice, table: string, row: Row): DataSection['tables'][number]['rows'][number] {
  return Object.entries(row).flatMap(([key, value]) => {
    // A base64 picture is not readable text.
    const words = key === 'webp' ? '' : valueWords(voice, value, { table, key, row });
    return words === '' ? [] : [{ label: dataLabel(voice.i18n, table, key), value: words }];
  });
}

function valueWords(voice: Voice, value: unknown, place: Place): string {
  const { i18n, language } = voice;
  if (typeof value === 'boolean') return value ? i18n._(msg`Yes`) : i18n._(msg`No`);
  if (typeof value === 'number') return formatNumber(value, language);
  if (Array.isArray(value)) return value.map((one) => valueWords(voice, one, place)).join(', ');
  if (isRecord(value)) return place.key === 'titles' ? nameOf(value, language) : pairs(voice, value, place.table);
  return typeof value === 'string' ? textWords(voice, value, place) : '';
}

function textWords(voice: Voice, text: string, { table, key, row: { currency } }: Place): string {
  const { i18n, language } = voice;
  if (key.endsWith('_minor') && typeof currency === 'string' && isCurrency(currency) && /^-?\d+$/.test(text))
    return formatMoney(money(BigInt(text), currency), language);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(text))
    return marketMoment({ i18n, writing: language }, text, voice.market);
  return dataValue(voice, { table, key, text }) ?? text;
}

function nameOf(names: Row, language: string): string {
  const name = names[tagIn(names, language) ?? 'en'];
  return typeof name === 'string' ? name : '';
}

function pairs(voice: Voice, record: Row, table: string): string {
  return Object.entries(record)
    .map(([key, value]) => [dataLabel(voice.i18n, table, key), valueWords(voice, value, { table, key, row: record })])
    .filter(([, words]) => words !== '')
    .map(([label, words]) => `${label}: ${words}`)
    .join(' · ');
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
