import { describe, expect, it } from 'vitest';

import {
  alightingArrangement,
  alightingByCall,
  alightingByDriver,
  boardingArrangement,
  boardingByCall,
  boardingByDriver,
  noAlighting,
  noBoarding,
} from '#src/domain/rail/feed/feed.ts';
import { growColumn } from '#src/domain/rail/feed/growing-column.ts';

describe('arrangements at a call', () => {
  it('read each flag for its own side, and the call before the driver', () => {
    const all = [noBoarding, noAlighting, boardingByCall, boardingByDriver, alightingByCall, alightingByDriver];
    expect(all.map(boardingArrangement)).toEqual([null, null, 'call', 'driver', null, null]);
    expect(all.map(alightingArrangement)).toEqual([null, null, null, null, 'call', 'driver']);
    expect(boardingArrangement(boardingByCall + boardingByDriver + noAlighting)).toBe('call');
    expect(alightingArrangement(alightingByCall + alightingByDriver + noBoarding)).toBe('call');
    expect([boardingArrangement(0), alightingArrangement(0)]).toEqual([null, null]);
  });
});

describe('growColumn', () => {
  it('preserves what was pushed when it grows beyond its first blocks', () => {
    const column = growColumn();
    for (let value = 0; value < 3000; value += 1) column.push(value * 2);
    expect(column.length()).toBe(3000);
    expect([0, 1023, 1024, 2047, 2048, 2999].map(column.at)).toEqual([0, 2046, 2048, 4094, 4096, 5998]);
    expect([...column.whole()]).toEqual(Array.from({ length: 3000 }, (_, value) => value * 2));
  });

  it('reads 0 where nothing was pushed', () => {
    expect(growColumn().at(5000)).toBe(0);
  });
});
