import { describe, expect, it } from 'vitest';

import { measureEnglish, rounded } from '#src/domain/shared/english/measure-english.ts';

describe('measureEnglish', () => {
  it.each([
    ['a walk of 5 km', 'a walk of 3 mi (5 km)'],
    ['a 5-kilometer walk', 'a 3-mile (5 km) walk'],
    ['a 13-kilometre ride', 'an 8-mile (13 km) ride'],
    ['5–7 km', '3–4.5 mi (5–7 km)'],
    ['Three kilometres of sand', '1.9 miles (3 km) of sand'],
    ['300 metres high', '1,000 feet (300 m) high'],
    ['from the deck at 134 metres', 'from the deck at 440 feet (134 m)'],
    ['Two decks, at 350 and 450 metres,', 'Two decks, at 1,150 and 1,500 feet (350 and 450 m),'],
    ['two hundred and ninety-seven metres of flats', '975 feet (297 m) of flats'],
    ['a 35-metre waterfall', 'a 115-foot (35 m) waterfall'],
    ['Main Deck, 150 m', 'Main Deck, 500 ft (150 m)'],
    ['Height limits from 120 to 140 cm.', 'Height limits from 47 to 55 in (120 to 140 cm).'],
    ['From age 6 and 1.10 m;', 'From age 6 and 43.5 in (1.1 m);'],
    ['Bags up to 60 × 40 cm', 'Bags up to 23.5 × 15.7 in (60 × 40 cm)'],
    ['Up to 23 kg and age 70.', 'Up to 50 lb (23 kg) and age 70.'],
    ['It is 24 °C inside.', 'It is 75 °F (24 °C) inside.'],
    ['Summer is forty degrees;', 'Summer is 105 degrees Fahrenheit (40 °C);'],
    ['10 to 15 degrees cooler than the city', '20 to 25 degrees Fahrenheit (10 to 15 °C) cooler than the city'],
    ['up to 300 km/h', 'up to 190 mph (300 km/h)'],
    ['300 kilometres an hour', '190 miles an hour (300 km/h)'],
    ['a park of 150 hectares', 'a park of 370 acres (150 ha)'],
    ['seventeen million litres of water', '4.5 million gallons (17 million L) of water'],
    ['15,000 square metres', '160,000 square feet (15,000 m²)'],
    ['(two kilometres off)', '(1.2 miles / 2 km off)'],
    ['a park of 12 km²', 'a park of 4.6 sq mi (12 km²)'],
    ['a steak of 250 g', 'a steak of 9 oz (250 g)'],
    ['a bell of 40 tonnes', 'a bell of 45 tons (40 t)'],
    ['ten metres a second', '33 feet (10 m) a second'],
    ['1.6 kilometres', '1 mile (1.6 km)'],
  ])('states what Americans know beside the measure of the text: %s', (text, measured) => {
    expect(measureEnglish(text, 'en-US')).toBe(measured);
    expect(measureEnglish(measured, 'en-US'), 'twice').toBe(measured);
  });

  it.each([
    ['a walk of 5 km at 300 metres and 24 °C', 'a walk of 3 mi (5 km) at 300 metres and 24 °C'],
    ['23 kg, 140 cm, 90 km/h', '23 kg, 140 cm, 55 mph (90 km/h)'],
  ])('states miles for Britain, and heights and weights as they are: %s', (text, measured) => {
    expect(measureEnglish(text, 'en-GB')).toBe(measured);
  });

  it.each([
    ['Four miles of boulevard', '6.5 kilometres (4 mi) of boulevard'],
    ['a statue nine feet tall', 'a statue 2.7 metres (9 ft) tall'],
    ['above thirty miles an hour', 'above 50 kilometres an hour (30 mph)'],
  ])('states kilometres where they are in use: %s', (text, measured) => {
    for (const language of ['en-AU', 'en-CA', 'en-IN', 'en-PH']) expect(measureEnglish(text, language)).toBe(measured);
  });

  it.each([
    ['Formula 1 5K run on Mile 22'],
    ['3 miles (5 km), 5 km (3 miles), 75 °F / 24 °C'],
    ['twenty-three metres by eight and a half'],
    ['a deck at 150 metres and a ride to 250.'],
    ['houses three metres wide and sixty deep'],
    ['leap two metres, then five, then ten'],
    ['a 77-degree drop and gradients of 25.7 degrees'],
    ['Jalan Raya km 23; €5 million; 10,000 pounds’ worth'],
    ['hundreds of metres, a few hundred metres, a metre'],
    ['0 km'],
  ])('leaves names, figures stated twice and numbers without a unit alone: %s', (text) => {
    expect(measureEnglish(text, 'en-US')).toBe(text);
  });

  it('shows plain English and other languages what is written', () => {
    for (const language of ['en', 'de', 'ja']) expect(measureEnglish('5 km at 24 °C', language)).toBe('5 km at 24 °C');
  });
});

describe('rounded', () => {
  it.each([
    [3.107, 0.62, 0.04, 3],
    [1.243, 0.62, 0.04, 1.2],
    [439.6, 3.28, 0.025, 440],
    [984.3, 328, 0.04, 1000],
    [0.003, 0.001, 0.001, 0],
  ])('rounds %s to the coarsest step that is about as exact as %s', (value, exactness, tolerance, result) => {
    expect(rounded(value, exactness, tolerance)).toBe(result);
  });
});

it.each(['HKD 500 m', 'US$ 500 m of sales', 'No. 12 m'])(
  'measureEnglish leaves “%s” alone, which is no measure',
  (text) => {
    expect(measureEnglish(text, 'en-US')).toBe(text);
  },
);

it('measureEnglish leaves miles that are earned alone', () => {
  expect(measureEnglish('earn 500 miles', 'en-AU')).toBe('earn 500 miles');
});
