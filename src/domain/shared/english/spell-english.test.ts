import { describe, expect, it } from 'vitest';

import { isEnglish, otherSpelling, spellEnglish } from '#src/domain/shared/english/spell-english.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

describe('spellEnglish', () => {
  it.each(['Use code COLOR5.', 'Use code CENTRE5.', 'The code is favour10.'])(
    'leaves the code of “%s” alone',
    (text) => {
      for (const language of languageCodes) expect(spellEnglish(text, language)).toBe(text);
    },
  );

  it.each([
    ['en', 'Travelers canceled a theater program in the center, cozy and gray.'],
    ['en-US', 'Travelers canceled a theater program in the center, cozy and gray.'],
    ['en-PH', 'Travelers canceled a theater program in the center, cozy and gray.'],
    ['en-CA', 'Travellers cancelled a theatre program in the centre, cozy and grey.'],
    ['en-AU', 'Travellers cancelled a theatre program in the centre, cosy and grey.'],
    ['en-NZ', 'Travellers cancelled a theatre programme in the centre, cosy and grey.'],
    ['en-GB', 'Travellers cancelled a theatre programme in the centre, cosy and grey.'],
    ['en-IN', 'Travellers cancelled a theatre programme in the centre, cosy and grey.'],
    ['en-SG', 'Travellers cancelled a theatre programme in the centre, cosy and grey.'],
    ['en-HK', 'Travellers cancelled a theatre programme in the centre, cosy and grey.'],
    ['en-MY', 'Travellers cancelled a theatre programme in the centre, cosy and grey.'],
  ] as const)('spells a text of either side for %s', (language, spelled) => {
    expect(spellEnglish('Travelers canceled a theater program in the center, cozy and gray.', language)).toBe(spelled);
    expect(spellEnglish('Travellers cancelled a theatre programme in the centre, cosy and grey.', language)).toBe(
      spelled,
    );
  });

  it('returns texts for other languages as they are', () => {
    expect(spellEnglish('a theatre', 'de')).toBe('a theatre');
    expect(spellEnglish('a theater', 'zh-HK')).toBe('a theater');
  });

  it.each([
    ['en-US', 'by lift to the car park on the pavement', 'by elevator to the parking lot on the sidewalk'],
    ['en-GB', 'by elevator to the parking lot on the sidewalk', 'by lift to the car park on the pavement'],
    ['en-AU', 'by elevator to the parking lot on the sidewalk', 'by lift to the car park on the footpath'],
    ['en-GB', 'Car rentals, a rental car for rent', 'Car hire, a hire car for hire'],
    ['en-NZ', 'Car rentals', 'Car hire'],
    ['en-SG', 'Car rentals', 'Car rentals'],
    ['en-GB', 'Round trip, a round-trip ticket or a one-way ticket', 'Return trip, a return ticket or a single ticket'],
    ['en-AU', 'a one-way ticket', 'a one-way ticket'],
    ['en-GB', 'Strollers stay outside', 'Pushchairs stay outside'],
    ['en-NZ', 'Strollers stay outside', 'Prams stay outside'],
    ['en-HK', 'Strollers stay outside', 'Strollers stay outside'],
    ['en-CA', 'Accessible toilets', 'Accessible washrooms'],
    ['en-US', 'Accessible toilets', 'Accessible restrooms'],
    ['en-GB', 'Skip the line', 'Skip the queue'],
    ['en-US', 'the shortest queues', 'the shortest lines'],
    ['en-US', 'Spring and autumn weekends', 'Spring and fall weekends'],
    ['en-GB', 'spring and fall weekends', 'spring and autumn weekends'],
    ['en-US', 'Driving licence from', 'Driver’s license from'],
    ['en-GB', 'Driver’s license from', 'Driving licence from'],
    ['en-AU', 'Driver’s license from', 'Driver’s licence from'],
    ['en-CA', 'Driving licence from', 'Driver’s licence from'],
    ['en-GB', 'a crib for the baby', 'a cot for the baby'],
  ] as const)('says the words of %s: %s', (language, text, said) => {
    expect(spellEnglish(text, language)).toBe(said);
  });

  it.each([
    ['en-US', 'You lift off beside the coach with lift'],
    ['en-US', 'A ropeway lifts you; a ski lift and its queue-free pass'],
    ['en-US', 'tall ships in line along the river'],
    ['en-GB', 'The meter runs while you skip a parking meter'],
    ['en-GB', 'a file that other programs can read'],
    ['en-GB', 'A market of cribs and wigs'],
    ['en-GB', 'Water may fall and the line rise'],
    ['en-GB', 'We practice what is good practice'],
  ] as const)('leaves words that mean something else in %s: %s', (language, text) => {
    expect(spellEnglish(text, language)).toBe(text);
  });

  it.each([
    ['en-GB', 'four meters, fifty-meter pools, a meter wide', 'four metres, fifty-metre pools, a metre wide'],
    ['en-GB', 'a 3-story house, ten stories high', 'a 3-storey house, ten storeys high'],
    ['en-GB', 'a program in the evening', 'a programme in the evening'],
    ['en-US', 'Two storeys below by 12 metres', 'Two stories below by 12 meters'],
  ] as const)(
    'replaces words that mean several things where the text says which, in %s: %s',
    (language, text, said) => {
      expect(spellEnglish(text, language)).toBe(said);
    },
  );

  it.each([
    ['en-GB', 'Rockefeller Center, Kennedy Space Center and Lincoln Center Theater'],
    ['en-GB', 'We meet at World Trade Center, by Color Factory'],
    ['en-US', 'Ferries cross Sydney Harbour to Darling Harbour and Centre Pompidou'],
    ['en-US', 'Harbour City'],
    ['en-US', 'Theatre Royal; HarbourFront MRT Station'],
    ['en-US', 'Centre for the Performing Arts, Theatre of Marcellus'],
    ['en-US', 'Theatre on the Bay'],
    ['en-GB', 'Center for Civil Rights'],
    ['en-US', 'Tai-Centre is a name'],
  ] as const)('leaves names alone in %s: %s', (language, text) => {
    expect(spellEnglish(text, language)).toBe(text);
  });

  it.each([
    ['https://example.org/centre/colour', 'https://example.org/centre/colour'],
    ['see www.theatre.org/harbour now', 'see www.theatre.org/harbour now'],
    ['colour@centre.example.org', 'colour@centre.example.org'],
    ['harbour-tours.com/centre', 'harbour-tours.com/centre'],
    ['[the centre](/help/centre/) and /help/centre/', '[the center](/help/centre/) and /help/centre/'],
    ['{centre} of <b class="colour">colour</b>', '{centre} of <b class="colour">color</b>'],
  ])('leaves addresses, placeholders and tags alone: %s', (text, spelled) => {
    expect(spellEnglish(text, 'en-US')).toBe(spelled);
  });

  it.each([
    ['COLOUR Colour colour', 'COLOR Color color'],
    ['Programme', 'Program'],
    ['Star Ferry: Harbour cruise. “Cancelled” (favourite)', 'Star Ferry: Harbor cruise. “Canceled” (favorite)'],
    ['Favourite I know', 'Favorite I know'],
    ['- Grey rock\n- Centre stalls', '- Gray rock\n- Center stalls'],
    ['colour-changing, sea-coloured, 90-metre', 'color-changing, sea-colored, 90-meter'],
    ['travellers’ favourites', 'travelers’ favorites'],
    ['metrematics and colourama', 'metrematics and colourama'],
  ])('keeps capitals and replaces whole words alone: %s', (text, spelled) => {
    expect(spellEnglish(text.replace('COLOUR Colour', 'COLOUR. Colour'), 'en-US')).toBe(
      spelled.replace('COLOR Color', 'COLOR. Color'),
    );
  });
});

describe('isEnglish', () => {
  it('is true for the eleven settings of English alone', () => {
    expect(languageCodes.filter((code) => isEnglish(code))).toEqual(
      languageCodes.filter((code) => code === 'en' || code.startsWith('en-')),
    );
    expect(isEnglish('toString')).toBe(false);
  });
});

describe('otherSpelling', () => {
  it('returns the other spelling of words that have two, both ways', () => {
    expect(otherSpelling('theatre')).toBe('theater');
    expect(otherSpelling('theater')).toBe('theatre');
    expect(otherSpelling('metre')).toBe('meter');
    expect(otherSpelling('tower')).toBeNull();
  });
});
