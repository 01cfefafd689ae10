import { describe, expect, it } from 'vitest';

import { languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { mapTexts } from '#src/locales/compiled.ts';
import { catalogues, messagesIn } from '#src/locales/locales.ts';
import { inVariant, isVariant } from './variants.ts';

const said = (text: string, language: Parameters<typeof inVariant>[1]): unknown =>
  inVariant({ id: [text] }, language)['id'];

describe('the Englishes', () => {
  it.each([
    ['Travellers who cancelled', 'en-US', 'Travelers who canceled'],
    ['Travellers who cancelled', 'en-PH', 'Travelers who canceled'],
    ['Travelers who canceled', 'en-CA', 'Travellers who cancelled'],
    ['Travelers who canceled', 'en-IN', 'Travellers who cancelled'],
    ['Travelers who canceled', 'en', 'Travelers who canceled'],
    ['Rewards programme', 'en-CA', 'Rewards program'],
    ['Rewards programme', 'en-GB', 'Rewards programme'],
    ['Car rentals', 'en-GB', 'Car hire'],
    ['Car rentals', 'en-US', 'Car rentals'],
    ['Car rentals', 'en', 'Car rentals'],
    ['A car rental', 'en-AU', 'A car hire'],
    ['Lift', 'en-US', 'Elevator'],
    ['Driving licence from', 'en-PH', 'Driver’s license from'],
    ['they sleep in a cot', 'en-US', 'they sleep in a crib'],
    ['Driving licence from', 'en-CA', 'Driver’s licence from'],
    ['TRAVELLERS', 'en-US', 'TRAVELERS'],
    ['Elevator', 'en-GB', 'Lift'],
    ['Unlimited kilometers', 'en-US', 'Unlimited mileage'],
    ['Unlimited kilometres', 'en-GB', 'Unlimited mileage'],
    ['Unlimited kilometers', 'en-NZ', 'Unlimited kilometres'],
    ['the centre-left neighbour', 'en-US', 'the center-left neighbor'],
    ['re-centre, metrematics', 'en-US', 're-center, metrematics'],
  ] as const)('%s in %s is %s', (text, language, own) => {
    expect(said(text, language)).toEqual([own]);
  });

  it('leave what is filled in, the inner elements and the numbers alone', () => {
    const message = [
      ['traveller'],
      ' <0>traveller</0> ',
      ['travellers', 'plural', { offset: 0, one: ['#', ' traveller'], other: ['#', ' travellers of ', ['programme']] }],
    ];
    expect(inVariant({ 'id of traveller': message as never }, 'en-US')).toEqual({
      'id of traveller': [
        ['traveller'],
        ' <0>traveler</0> ',
        ['travellers', 'plural', { offset: 0, one: ['#', ' traveler'], other: ['#', ' travelers of ', ['programme']] }],
      ],
    });
  });

  it('have the same messages as the catalogue, America none that is British and Britain none that is American', async () => {
    const english = await catalogues.en();
    for (const language of languageCodes.filter(isVariant)) {
      const own = await messagesIn(language, (fault) => expect.fail(String(fault)));
      expect(Object.keys(own), language).toEqual(Object.keys(english));
    }
    const textsIn = async (language: LanguageCode): Promise<string> => {
      const texts: string[] = [];
      mapTexts(await messagesIn(language, () => undefined), (text) => {
        texts.push(text);
        return text;
      });
      return texts.join('\n');
    };
    // A British spelling that a new message brings belongs into the table.
    const british =
      /\b\w*(?:avell(?:er|ed|ing)|ancell(?:ed|ing)|olour|avour(?:it|ab)|eighbour|[cst]entre|heatre|[om]etres?\b|rganis|ecognis|ustomis|ersonalis|pologis|rogramme|cheque|jewellery|enrol\b|fulfil\b)\w*/gi;
    expect([...new Set((await textsIn('en-US')).match(british))]).toEqual([]);
    const american =
      /\b\w*(?:avel(?:er|ed|ing)|ancel(?:ed|ing)|[cfn]olor|avor(?:it|ab)|eighbor|[cst]enters?\b|heater|ilometer|rganiz|ecogniz|ustomiz|ersonaliz|pologiz|ewelry)\w*/gi;
    expect([...new Set((await textsIn('en-GB')).match(american))]).toEqual([]);
  });
});
