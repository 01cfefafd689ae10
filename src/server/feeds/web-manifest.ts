import type { FastifyInstance } from 'fastify';

import { localPath } from '#src/domain/site/addresses/address.ts';
import type { BrandColours } from '#src/domain/site/partner.ts';
import { isLanguage, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Brand } from '#src/domain/site/site-part.ts';
import { allPartners } from '#src/partners/partners.ts';

type Themed = { readonly brand: Brand; readonly theme: string; readonly language: LanguageCode };

/**
 * Serves what a device needs to install the site beside its apps, by theme and language:
 * `/manifests/meander.ja.webmanifest`.
 */
export function webManifest(server: FastifyInstance, brand: Brand): void {
  server.get<{ Params: { name: string } }>('/manifests/:name', (request, reply) => {
    const requested = readName(request.params.name);
    void reply.headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
    if (requested === null) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf({ brand, ...requested })));
  });
}

function readName(name: string): Omit<Themed, 'brand'> | null {
  const [, theme, language] = /^(\w{1,40})\.([A-Za-z-]{2,8})\.webmanifest$/.exec(name) ?? [];
  if (theme === undefined || language === undefined || !isLanguage(language)) return null;
  return theme === 'meander' || allPartners.some((one) => one.name === theme) ? { theme, language } : null;
}

function manifestOf({ brand, theme, language }: Themed): object {
  const partner = allPartners.find((one) => one.name === theme);
  const colours: BrandColours = partner?.colours ?? {};
  const name = partner === undefined ? brand.name : `${brand.name} × ${partner.title}`;
  return {
    id: '/',
    name,
    short_name: brand.name,
    lang: language,
    dir: languages[language].dir,
    start_url: localPath(language, '/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: colours.second ?? ownColour,
    icons: brand.logo === null ? ownIcons : [{ src: brand.logo, sizes: 'any' }],
  };
}

const ownColour = '#1b1733';

const ownIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...['192', '512'].flatMap((side) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icon-${purpose}-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  ),
];
