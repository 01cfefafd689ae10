import { expect, it } from 'vitest';

import { showcaseCookie, showcaseCountryOf } from '#src/domain/site/choices/showcase-country.ts';

it.each([
  [`${showcaseCookie}=GB`, 'GB'],
  [`a=b; ${showcaseCookie}=uk; c=d`, 'GB'],
  [`${showcaseCookie}=XX`, null],
  [`${showcaseCookie}=GBR`, null],
  [`${showcaseCookie}=`, null],
  [`other_${showcaseCookie}=GB`, null],
  ['', null],
  [undefined, null],
])('reads %j as %j', (header, country) => {
  expect(showcaseCountryOf(header)).toBe(country);
});
