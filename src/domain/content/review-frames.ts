/** What a sample review speaks of. */
export type Aspect = 'guide' | 'queue' | 'view' | 'food' | 'transfer' | 'value';
export type Tone = 'pleased' | 'mixed' | 'let-down';

type Frames = readonly [string, ...string[]];

/** Sentences of sample reviews, by what they speak of and how (RU-32). None claims a fact about a real place. */
export const reviewFrames: Readonly<Record<Aspect, Readonly<Record<Tone, Frames>>>> = {
  guide: {
    pleased: [
      'Our guide kept the group together without hurrying anyone.',
      'The guide answered every question our children came up with.',
      'You could tell that the guide enjoys this as much as the guests do.',
    ],
    mixed: [
      'The guide knew a lot, though the back of the group heard half of it.',
      'Friendly guide, but the stops felt a little short.',
    ],
    'let-down': [
      'The guide read from a sheet and left before the questions.',
      'We spent most of the time waiting for the guide to count heads.',
    ],
  },
  queue: {
    pleased: [
      'We showed the code at the gate and were inside within minutes.',
      'The booked time held: no line for us while others waited.',
      'Entry was quick, even on a weekend.',
    ],
    mixed: [
      'The ticket line is spared, the security line is not.',
      'Entry took a quarter of an hour, which was fine for the season.',
    ],
    'let-down': [
      'With a timed ticket we still stood forty minutes in the sun.',
      'Two gates were shut and nobody told us which line was ours.',
    ],
  },
  view: {
    pleased: [
      'We went late in the afternoon and saw it in daylight and after dark.',
      'The air was clear and we stayed far longer than planned.',
      'Worth getting up early for: soft light and hardly anyone about.',
    ],
    mixed: [
      'Haze took the far half of the view, the near half was lovely.',
      'Nice to see once; an hour was enough for us.',
    ],
    'let-down': [
      'Low cloud all day, and no word of it before we went in.',
      'Scaffolding covered the part we had come to see.',
    ],
  },
  food: {
    pleased: [
      'The food was better than it needed to be, and there was plenty.',
      'They had thought of our vegetarian without being asked twice.',
      'We tried three dishes we could not name and liked them all.',
    ],
    mixed: ['The food was fine, the drinks were dear.', 'Good starters, and a main course that had waited too long.'],
    'let-down': [
      'The buffet was down to rice by the time our table was called.',
      'Lukewarm food and a queue to get it.',
    ],
  },
  transfer: {
    pleased: [
      'Pick-up was on the minute and the message with the number plate helped.',
      'Easy to find the meeting point, and a comfortable ride.',
      'The journey there was part of the fun.',
    ],
    mixed: [
      'The ride back took longer than the plan said.',
      'Comfortable seats, but a long round to collect everyone.',
    ],
    'let-down': [
      'The bus came half an hour late and the day never caught up.',
      'The meeting point was on the other side of the road from the map.',
    ],
  },
  value: {
    pleased: [
      'For what is included, the price felt fair to all of us.',
      'Booked the evening before, changed once, no trouble at all.',
      'We would book it again for visiting friends.',
    ],
    mixed: [
      'A little expensive for a family of four, but nobody complained.',
      'Good, not cheap; look for the quieter hours.',
    ],
    'let-down': [
      'For this price I expected more than a walk round and a shop.',
      'The extras at the door doubled what we had paid.',
    ],
  },
};

/** Last words by tone; some reviews end without. */
export const reviewEndings: Readonly<Record<Tone, Frames>> = {
  pleased: ['A good day.', 'Would do it again.', 'Recommended.', 'The children still talk about it.'],
  mixed: ['All in all fine.', 'Glad we went, once.', 'Go early.'],
  'let-down': ['Not for us.', 'Once was enough.', 'A pity.'],
};
