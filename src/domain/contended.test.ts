import { describe, expect, it } from 'vitest';

import { Contended, contentionOf } from '#src/domain/contended.ts';
import { Unwritable } from '#src/domain/unwritable.ts';

describe('contentionOf', () => {
  it.each([
    ['a lock timeout', '55P03', 'locked'],
    ['a deadlock', '40P01', 'locked'],
    ['a serialization failure', '40001', 'locked'],
    ['a statement that ran out of time', '57014', 'slow'],
    ['a violated constraint', '23505', null],
    ['a fault without SQLSTATE', undefined, null],
  ])('recognizes %s', (_, code, kind) => {
    expect(contentionOf(code)).toBe(kind);
  });
});

describe('Contended', () => {
  it('answers 409 and soon where others hold the rows', () => {
    const cause = new Error('deadlock detected');
    const fault = new Contended('the order is locked', '40P01', cause);
    expect(fault).toMatchObject({ name: 'Contended', message: 'the order is locked', code: '40P01', cause });
    expect([fault.kind, fault.statusCode, fault.retryAfter]).toEqual(['locked', 409, 2]);
  });

  it('answers 503 and later where time ran out', () => {
    const fault = new Contended('too slow', '57014', null);
    expect([fault.kind, fault.statusCode, fault.retryAfter]).toEqual(['slow', 503, 5]);
  });
});

describe('Unwritable', () => {
  it('answers 503 and keeps the SQLSTATE with its cause', () => {
    const cause = new Error('could not extend file');
    const fault = new Unwritable('the disk is full', '53100', cause);
    expect(fault).toMatchObject({
      name: 'Unwritable',
      message: 'the disk is full',
      code: '53100',
      statusCode: 503,
      cause,
    });
  });
});
