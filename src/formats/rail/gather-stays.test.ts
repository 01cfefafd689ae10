import { describe, expect, it } from 'vitest';

import { readGtfs, type GtfsRows } from '../../../tests/gtfs-rows.ts';

type Trip = readonly [key: string, block: string, calls: string, service?: string, route?: string];

/** A daily calendar, one of working days and one of weekends; a route of an agency in another time zone. */
const ground: GtfsRows = {
  'agency.txt': ['k,Kita,Asia/Tokyo,ja', 'm,Minami,Asia/Seoul,ko'],
  'stops.txt': ['p,Pier,35,139,,,1,,', 'q,Quay,35.1,139,,,2,,', 'r,Ridge,35.2,139,,,3,,', 'v,Valley,35.3,139,,,4,,'],
  'routes.txt': ['low,k,Low,,2', 'far,m,Far,,2'],
  'calendar.txt': [
    'd,1,1,1,1,1,1,1,20261201,20271130',
    'w,1,1,1,1,1,0,0,20261201,20271130',
    's,0,0,0,0,0,1,1,20261201,20271130',
  ],
};

/** Where travelers stay on board; calls are written as "p8:00 q9:00". */
const stays = (trips: readonly Trip[], transfers: readonly string[] = [], more: GtfsRows = {}): string[] => {
  const times = trips.flatMap(([key, , calls]) =>
    calls.split(' ').map((call, at) => `${key},${call.slice(1)}:00,${call.slice(1)}:00,${call[0]},${at},,`),
  );
  const { finished, rejected } = readGtfs(
    { ...more, 'transfers.txt': transfers },
    {
      ...ground,
      'trips.txt': trips.map(([key, block, , service = 'd', route = 'low']) => `${route},${service},${key},,,${block}`),
      'stop_times.txt': times,
    },
  );
  expect(rejected).toEqual([]);
  const { stays: found = [], trips: all = [] } = finished?.feed ?? {};
  return found.map(({ from, to }) => `${all[from]?.key}>${all[to]?.key}`);
};

describe('trips of one block', () => {
  it.each([
    [
      'go on where they lead further',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 r10:00'],
      ],
      ['a>b'],
    ],
    [
      'go on whatever their order in the file',
      [
        ['b', 'b1', 'q9:00 r10:00'],
        ['a', 'b1', 'p8:00 q9:00'],
      ],
      ['a>b'],
    ],
    [
      'go on within 30 minutes',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:30 r10:00'],
      ],
      ['a>b'],
    ],
    [
      'end after more than 30 minutes',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:31 r10:00'],
      ],
      [],
    ],
    [
      'end where they turn round',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 p10:00'],
      ],
      [],
    ],
    [
      'go on to a station beyond where they turned',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 p10:00 v11:00'],
      ],
      ['a>b'],
    ],
    [
      'end where the next leaves elsewhere',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'r9:00 v10:00'],
      ],
      [],
    ],
    [
      'do not go on before they have arrived',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q8:59 r10:00'],
      ],
      [],
    ],
    [
      'do not go on as one of another block',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b2', 'q9:00 r10:00'],
      ],
      [],
    ],
    [
      'do not go on without a block',
      [
        ['a', '', 'p8:00 q9:00'],
        ['b', '', 'q9:00 r10:00'],
      ],
      [],
    ],
    [
      'end where a clock of another zone begins',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 r10:00', 'd', 'far'],
      ],
      [],
    ],
    [
      'go on as the next alone',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 r9:10'],
        ['c', 'b1', 'q9:20 v10:00'],
      ],
      ['a>b'],
    ],
    [
      'go on one after the other',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 r9:10'],
        ['c', 'b1', 'r9:20 v10:00'],
      ],
      ['a>b', 'b>c'],
    ],
    [
      'go on as another on the days of that',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 r9:10', 'w'],
        ['c', 'b1', 'q9:10 v10:00', 's'],
      ],
      ['a>b', 'a>c'],
    ],
    [
      'do not go on as one that another comes before on some day',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'q9:00 r9:10', 'w'],
        ['c', 'b1', 'q9:20 v10:00', 'd'],
      ],
      ['a>b'],
    ],
    [
      'do not go on as one of other days',
      [
        ['a', 'b1', 'p8:00 q9:00', 'w'],
        ['b', 'b1', 'q9:00 r10:00', 's'],
      ],
      [],
    ],
    [
      'go on past one that leaves before they have arrived',
      [
        ['a', 'b1', 'p8:00 q9:00'],
        ['b', 'b1', 'r8:30 v8:40'],
        ['c', 'b1', 'q9:00 r10:00'],
      ],
      ['a>c'],
    ],
    [
      'go on from a trip that takes no time',
      [
        ['a', 'b1', 'p9:00 q9:00'],
        ['b', 'b1', 'q9:00 r10:00'],
      ],
      ['a>b'],
    ],
  ] as const satisfies readonly (readonly [string, readonly Trip[], readonly string[]])[])(
    '%s',
    (_, trips, expected) => {
      expect(stays(trips)).toEqual(expected);
    },
  );

  it('do not go on where they run by a frequency', () => {
    const trips: readonly Trip[] = [
      ['a', 'b1', 'p8:00 q9:00'],
      ['b', 'b1', 'q9:00 r10:00'],
    ];
    expect(stays(trips, [], { 'frequencies.txt': ['b,09:00:00,09:10:00,600'] })).toEqual([]);
  });
});

describe('transfers between trips', () => {
  const trips: readonly Trip[] = [
    ['a', '', 'p8:00 q9:00'],
    ['b', '', 'q10:00 p11:00'],
    ['c', '', 'r9:00 v10:00'],
  ];

  it('let travelers stay on board however long the wait, and wherever the trip leads', () => {
    expect(stays(trips, [',,4,,,,a,b'])).toEqual(['a>b']);
  });

  it('do so only from where the former ends, once it has arrived, and where both have one clock', () => {
    expect(stays(trips, [',,4,,,,a,c'])).toEqual([]);
    const next = (...second: readonly [calls: string, service?: string, route?: string]): string[] =>
      stays(
        [
          ['a', '', 'p8:00 q9:00'],
          ['b', '', ...second],
        ],
        [',,4,,,,a,b'],
      );
    expect([next('q8:00 r11:00'), next('q9:00 r11:00', 'd', 'far'), next('q9:00 r11:00')]).toEqual([[], [], ['a>b']]);
  });

  it('of type 5 forbid what the block would allow', () => {
    const block: readonly Trip[] = [
      ['a', 'b1', 'p8:00 q9:00'],
      ['b', 'b1', 'q9:00 r10:00'],
    ];
    expect([stays(block, [',,5,,,,a,b']), stays(block, [',,5,,,,b,a'])]).toEqual([[], ['a>b']]);
    expect(stays(block, [',,4,,,,a,b', ',,5,,,,a,b'])).toEqual([]);
  });

  it('are reported once, with a block too', () => {
    expect(
      stays(
        [
          ['a', 'b1', 'p8:00 q9:00'],
          ['b', 'b1', 'q9:00 r10:00'],
        ],
        [',,4,,,,a,b', ',,4,,,,a,b'],
      ),
    ).toEqual(['a>b']);
  });

  it('of one day lead from a trip to one other, and from one to a trip; the first counts', () => {
    const fork: readonly Trip[] = [
      ['a', '', 'p8:00 q9:00'],
      ['b', '', 'q9:00 r10:00'],
      ['c', '', 'q9:00 v10:00'],
    ];
    expect(stays(fork, [',,4,,,,a,c', ',,4,,,,a,b'])).toEqual(['a>c']);
    const join: readonly Trip[] = [
      ['a', '', 'p8:00 q9:00'],
      ['b', '', 'r8:00 q9:00'],
      ['c', '', 'q9:00 v10:00'],
    ];
    expect(stays(join, [',,4,,,,b,c', ',,4,,,,a,c'])).toEqual(['b>c']);
    const otherDays: readonly Trip[] = [
      ['a', '', 'p8:00 q9:00'],
      ['b', '', 'q9:00 r10:00', 'w'],
      ['c', '', 'q9:00 v10:00', 's'],
    ];
    expect(stays(otherDays, [',,4,,,,a,b', ',,4,,,,a,c'])).toEqual(['a>b', 'a>c']);
    const apart: readonly Trip[] = [...fork.slice(0, 2), ['c', '', 'r10:00 v11:00']];
    expect(stays(apart, [',,4,,,,a,b', ',,4,,,,b,c'])).toEqual(['a>b', 'b>c']);
  });

  it('of different days do not change those of one day, and are reported once', () => {
    const fork = (first: string, second: string): readonly Trip[] => [
      ['a', '', 'p8:00 q9:00'],
      ['b', '', 'q9:00 r10:00', first],
      ['c', '', 'q9:00 v10:00', second],
    ];
    const both = [',,4,,,,a,b', ',,4,,,,a,c'];
    expect([stays(fork('w', 'd'), both), stays(fork('d', 'w'), both)]).toEqual([
      ['a>b', 'a>c'],
      ['a>b', 'a>c'],
    ]);
    expect(stays(fork('w', 'd'), [',,4,,,,a,b', ',,4,,,,a,b'])).toEqual(['a>b']);
    const join: readonly Trip[] = [
      ['a', '', 'p8:00 q9:00'],
      ['b', '', 'r8:00 q9:00'],
      ['c', '', 'q9:00 v10:00', 'w'],
    ];
    expect(stays(join, [',,4,,,,a,c', ',,4,,,,b,c'])).toEqual(['a>c', 'b>c']);
  });

  it('that cannot be read forbid staying on board', () => {
    const { draft } = readGtfs({
      'trips.txt': ['low,d,u,,,'],
      'transfers.txt': ['p,q,9,,,,t,u', 'p,q,9,,,,t,', 'p,q,9,,,,,u', 'p,r,2,60,,,,'],
    });
    expect(draft.stays).toEqual([{ from: 't', to: 'u', isAllowed: false }]);
  });
});
