import { describe, expect, it } from 'vitest';

import { joinedNames, roomName, roomNames } from '#src/domain/stays/room-labels.data.ts';

describe('the names of rooms', () => {
  it('stand behind the language that they are written in', () => {
    expect(roomName).toMatchObject({ en: 'Room', de: 'Zimmer', ja: '部屋', 'zh-TW': '客房', ar: 'الغرفة' });
  });

  it('are there in as many languages for every kind', () => {
    const tags = Object.keys(roomName).toSorted();
    expect(Object.values(roomNames).map((names) => Object.keys(names).toSorted())).toEqual(
      Object.values(roomNames).map(() => tags),
    );
  });
});

describe('joinedNames', () => {
  it('joins names in each language that all of them have', () => {
    expect(
      joinedNames(
        [
          { en: 'Room', de: 'Zimmer', fr: 'Chambre' },
          { en: 'sea view', de: 'Meerblick' },
        ],
        ', ',
      ),
    ).toEqual({ en: 'Room, sea view', de: 'Zimmer, Meerblick' });
  });

  it('returns one name as it is', () => {
    expect(joinedNames([{ en: 'Room', de: 'Zimmer' }], ', ')).toEqual({ en: 'Room', de: 'Zimmer' });
  });

  it('throws where there is nothing to join', () => {
    expect(() => joinedNames([], ', ')).toThrow('nothing to join');
  });
});
