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
  ])('of "%s" returns "%s"', (name, spelled) => {
    expect(icaoSpelling(name)).toBe(spelled);
  });
});

describe('suggestedSpelling', () => {
  it.each([
    ['Müller', 'MUELLER'],
    ['Muller', null],
    ["O'Brien-Smith", null],
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
