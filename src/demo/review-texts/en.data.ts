import type { ReviewWords } from '#src/demo/review-texts/review-texts.ts';

export const english: ReviewWords = {
  between: ' ',
  frames: {
    guide: {
      pleased: [
        'Our guide kept the group together without hurrying anyone.',
        'The guide answered every question our children came up with.',
        'You could tell that the guide enjoys this as much as the guests do.',
        'Our guide had a story for every corner and knew when to be quiet.',
      ],
      mixed: [
        'The guide knew a lot, though the back of the group heard half of it.',
        'Friendly guide, but the stops felt a little short.',
        'Nice guide, though we got more dates and numbers than stories.',
      ],
      'let-down': [
        'The guide read from a sheet and left before the questions.',
        'We spent most of the time waiting for the guide to count heads.',
        'The guide walked so far ahead that we gave up listening.',
      ],
    },
    queue: {
      pleased: [
        'We showed the code at the gate and were inside within minutes.',
        'The booked time held: no line for us while others waited.',
        'Entry was quick, even on a weekend.',
        'No printing and no counter, just a scan and a smile.',
      ],
      mixed: [
        'The ticket line is spared, the security line is not.',
        'Entry took a quarter of an hour, which was fine for the season.',
        'Getting in was easy once we had found the right door.',
      ],
      'let-down': [
        'With a timed ticket we still stood forty minutes in the sun.',
        'Two gates were shut and nobody told us which line was ours.',
        'The scanner did not like our code and we were sent from desk to desk.',
      ],
    },
    view: {
      pleased: [
        'We went late in the afternoon and saw it in daylight and after dark.',
        'The air was clear and we stayed far longer than planned.',
        'Photos do not do it justice, and I took about three hundred.',
        'Even our teenager put the phone away to look.',
      ],
      mixed: [
        'Haze took the far half of the view, the near half was lovely.',
        'Nice to see once; an hour was enough for us.',
        'Pretty, but you share the best spot with a row of tripods.',
      ],
      'let-down': [
        'Low cloud all day, and no word of it before we went in.',
        'Scaffolding covered the part we had come to see.',
        'It looked far smaller than in the pictures.',
      ],
    },
    food: {
      pleased: [
        'The food was better than it needed to be, and there was plenty.',
        'They had thought of our vegetarian without being asked twice.',
        'We tried three dishes we could not name and liked them all.',
        'Everything came out hot, and second helpings were offered.',
      ],
      mixed: [
        'The food was fine, the drinks were dear.',
        'Good starters, and a main course that had waited too long.',
        'Tasty, but the portions were made for smaller people than us.',
      ],
      'let-down': [
        'The buffet was down to rice by the time our table was called.',
        'Lukewarm food and a queue to get it.',
        'I had told them about my allergy and nobody in the kitchen had heard of it.',
      ],
    },
    transfer: {
      pleased: [
        'Pick-up was on the minute and the message with the number plate helped.',
        'Easy to find the meeting point, and a comfortable ride.',
        'The journey there was part of the fun.',
        'Our driver was careful on the bends and helped with the pushchair.',
      ],
      mixed: [
        'The ride back took longer than the plan said.',
        'Comfortable seats, but a long round to collect everyone.',
        'The bus was clean, the air conditioning had only one setting: winter.',
      ],
      'let-down': [
        'The bus came half an hour late and the day never caught up.',
        'The meeting point was on the other side of the road from the map.',
        'No leg room, no belt on my seat, and a driver on the phone.',
      ],
    },
    value: {
      pleased: [
        'For what is included, the price felt fair to all of us.',
        'Booked the evening before, changed once, no trouble at all.',
        'We would book it again for visiting friends.',
        'Cheaper here than at the door, and less to carry.',
        'Everything was as described, with no surprises on the day.',
      ],
      mixed: [
        'A little expensive for a family of four, but nobody complained.',
        'Good, not cheap; look for the quieter hours.',
        'Worth it with a discount, less so at the full price.',
        'Half of what was included we had no time to use.',
      ],
      'let-down': [
        'For this price I expected more than a walk round and a shop.',
        'The extras at the door doubled what we had paid.',
        'The description promised a good deal more than we got.',
        'We could have done the same on our own for a third of it.',
      ],
    },
  },
  endings: {
    pleased: ['A good day.', 'Would do it again.', 'Recommended.', 'The children still talk about it.'],
    mixed: ['All in all fine.', 'Glad we went, once.', 'Go early.'],
    'let-down': ['Not for us.', 'Once was enough.', 'A pity.'],
  },
};
