import { describe, expect, it } from 'vitest';

import {
  icaoSpelling,
  longestLatinName,
  passengerListName,
  readLatinName,
  suggestedSpelling,
} from '#src/domain/shared/text/latin-name.ts';

describe('readLatinName', () => {
  it.each([
    ['Haddad', 'Haddad'],
    ['  García   López ', 'García López'],
    ['O’Brien', "O'Brien"],
    ['Smith‑Jones', 'Smith-Jones'],
    ['Nguyễn', 'Nguyễn'],
    ['Nguyê\u0303n', 'Nguyễn'],
    ['Straße', 'Straße'],
    ["Ma'", "Ma'"],
    ['Jean, Marie', 'Jean, Marie'],
    ['O’Brien-Smith', "O'Brien-Smith"],
    ["d'Arcy", "d'Arcy"],
    ["van 't Hoff", "van 't Hoff"],
    ["'s-Gravesande", "'s-Gravesande"],
    ['Jr.', 'Jr.'],
    ['King, Jr.', 'King, Jr.'],
    ['Ma. Teresa', 'Ma. Teresa'],
    ['J.-P.', 'J.-P.'],
    ['Əliyev', 'Əliyev'],
    ['M\u0303bo', 'M\u0303bo'],
    ['A'.repeat(longestLatinName), 'A'.repeat(longestLatinName)],
  ])('of "%s" returns "%s"', (text, name) => {
    expect(readLatinName(text)).toBe(name);
  });

  it.each([
    '',
    ' ',
    '山田',
    '김',
    'Иванов',
    'حداد',
    'Haddad 2',
    'Haddad.',
    '.',
    'J..',
    "Jr.'",
    'Smith,Jr',
    '.Jr',
    "O''Brien",
    'Ｊｏｈｎ',
    'John Ｓｍｉｔｈ',
    'ⅧＩ',
    'ʰ',
    'ᴊohn',
    'Mª',
    '\u0301',
    '\u0301John',
    'John \u0301',
    "O'\u0301Brien",
    // Marks of other scripts on a Latin letter.
    'Jo\u0901hn',
    'Jo\u064Ehn',
    '-',
    "'",
    'A--B',
    'Haddad-',
    'Haddad<script>',
    'Yamada 太郎',
    'A'.repeat(longestLatinName + 1),
  ])('of "%s" returns null', (text) => {
    expect(readLatinName(text)).toBeNull();
  });
});

describe('icaoSpelling', () => {
  it.each([
    ['Müller', 'MUELLER'],
    ['Weiß', 'WEISS'],
    ['Åse Ørsted', 'AASE OERSTED'],
    ['Þórður', 'THORDUR'],
    ['Łukasz Żółć', 'LUKASZ ZOLC'],
    ['Nguyễn Đức', 'NGUYEN DUC'],
    ['Iñárritu', 'INARRITU'],
    ["O'Brien-Şahin", 'OBRIEN-SAHIN'],
    ['Yıldız', 'YILDIZ'],
    ['Jean, Marie', 'JEAN MARIE'],
    ['King, Jr.', 'KING JR'],
    ['Əliyev', 'ELIYEV'],
    ['GROẞ', 'GROSS'],
    ['Paraŀlel', 'PARALLEL'],
  ])('of "%s" returns "%s"', (name, spelled) => {
    expect(icaoSpelling(name)).toBe(spelled);
  });
});

describe('suggestedSpelling', () => {
  it.each([
    ['Müller', 'MUELLER'],
    ['Muller', null],
    ["O'Brien-Smith", null],
    ['King, Jr.', null],
    ['Ｊｏｈｎ', null],
    ['', null],
    ['山田', null],
  ])('of "%s" returns %s', (text, spelled) => {
    expect(suggestedSpelling(text)).toBe(spelled);
  });
});

describe('passengerListName', () => {
  it.each([
    ['Haddad', 'Noor', 'HADDAD, Noor'],
    ['García López', 'María José', 'GARCÍA LÓPEZ, María José'],
    ['Sukarno', '', 'SUKARNO'],
  ])('of "%s" and "%s" returns "%s"', (family, given, listed) => {
    expect(passengerListName(family, given)).toBe(listed);
  });
});
