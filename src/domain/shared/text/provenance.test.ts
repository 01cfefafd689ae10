import { describe, expect, it } from 'vitest';

import {
  parseProvenance,
  provenanceText,
  sourceHash,
  translationState,
  type Provenance,
} from '#src/domain/shared/text/provenance.ts';

const source = ['A tower.', 'A tall tower.'];
const machine: Provenance = { by: 'machine', engine: 'batch', date: '2026-11-27', sourceHash: sourceHash(source) };
const person: Provenance = { ...machine, by: 'person', engine: null };

describe('sourceHash', () => {
  it('is the same for the same words, however spaces and accents are written', () => {
    expect(sourceHash(['Caf\u00e9  du\nport', '', ' Lyon '])).toBe(sourceHash(['Cafe\u0301 du port', 'Lyon']));
    expect(sourceHash(source)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('does not change between releases, since files have it', () => {
    expect(sourceHash(source)).toBe('3ff90dc873f60dd5');
  });

  it.each([
    ['a word', ['A tower.', 'A high tower.']],
    ['the order', ['A tall tower.', 'A tower.']],
    ['a text', ['A tower.']],
    ['where a text ends', ['A tower. A tall', 'tower.']],
  ])('changes with %s', (_what, other) => {
    expect(sourceHash(other)).not.toBe(sourceHash(source));
  });
});

describe('translationState', () => {
  it('returns provenance, and whether the source has changed since', () => {
    const known = { by: 'machine', engine: 'batch', date: '2026-11-27' };
    expect(translationState({ provenance: machine }, source)).toEqual({ ...known, outdated: false, notice: 'machine' });
    expect(translationState({ provenance: machine }, ['A tower'])).toEqual({
      ...known,
      outdated: true,
      notice: 'machine_outdated',
    });
  });

  it('adopts texts from before provenance: read by a person if reviewed, and never known to be outdated', () => {
    const unknown = { engine: null, date: null, outdated: false };
    expect(translationState({ reviewed: true }, source)).toEqual({ by: 'person', ...unknown, notice: null });
    expect(translationState({ reviewed: false }, source)).toEqual({ by: 'machine', ...unknown, notice: 'machine' });
    expect(translationState({}, source)).toEqual({ by: 'machine', ...unknown, notice: 'machine' });
  });

  it('goes by provenance where a row has both', () => {
    expect(translationState({ provenance: machine, reviewed: true }, source).by).toBe('machine');
  });
});

it.each([
  ['nothing of what a person read', person, source, null],
  ['that the source of what a person read has changed', person, ['New'], 'outdated'],
  ['that a machine translated it', machine, source, 'machine'],
  ['both', machine, ['New'], 'machine_outdated'],
])('translationState notices %s', (_what, provenance, now, notice) => {
  expect(translationState({ provenance }, now).notice).toBe(notice);
});

describe('parseProvenance and provenanceText', () => {
  it.each([machine, person, { ...machine, engine: 'libretranslate' }])('write and read %o', (provenance) => {
    expect(parseProvenance(provenanceText(provenance))).toEqual(provenance);
  });

  it('writes a machine without a name as unknown', () => {
    expect(provenanceText({ ...machine, engine: null })).toContain('machine unknown 2026-11-27');
  });

  it.each([
    'yes',
    'person',
    'person 2026-13-45 0123456789abcdef',
    'machine 2026-11-27 0123456789abcdef',
    'person deepl 2026-11-27 0123456789abcdef',
    'machine batch 2026-11-27 0123',
  ])('parseProvenance returns null for “%s”', (text) => {
    expect(parseProvenance(text)).toBeNull();
  });
});
