import { expect, it } from 'vitest';
import { forbiddenArrows } from './checks/arrows.ts';
import { faultText, type SourceFile } from './checks/source.ts';
import { readTree } from './read-tree.ts';

it('allows only the imports of the table', () => {
  expect(forbiddenArrows(readTree()).map(faultText)).toEqual([]);
});

const planted: [name: string, file: SourceFile][] = [
  ['domain reaches the store', file('src/domain/a.ts', `import { db } from '#src/store/shared/database/db.ts';`)],
  ['domain reads a file', file('src/domain/a.ts', `import { readFileSync } from 'node:fs';`)],
  ['domain reads a format', file('src/domain/a.ts', `import { x } from '#src/formats/tables/csv-records.ts';`)],
  ['domain knows sample data', file('src/domain/a.ts', `import { x } from '#src/demo/reviews/sample-reviews.ts';`)],
  ['a format keeps a row', file('src/formats/a.ts', `import { db } from '#src/store/shared/database/db.ts';`)],
  ['an action makes up a review', file('src/actions/a.ts', `import { x } from '#src/demo/reviews/sample-reviews.ts';`)],
  ['contract knows a row', file('src/contract/a.ts', `import type { Row } from '../store/tables.ts';`)],
  ['store knows a message', file('src/store/a.ts', `import { x } from '#src/contract/pages.ts';`)],
  ['search index imports the database driver', file('src/search-index/a.ts', `import pg from 'pg';`)],
  ['ui speaks by key', file('src/ui/button.tsx', `import { Trans } from '@lingui/react/macro';`)],
  ['ui routes', file('src/ui/button.tsx', `import { Link } from 'react-router';`)],
  ['a locale knows the web', file('src/locales/locales.ts', `const x = await import('#src/web/screens.ts');`)],
  ['a partner knows a sister', file('src/partners/wego.partner.ts', `import { qyer } from './qyer.partner.ts';`)],
  [
    'payments keep an order',
    file('src/adapters/payments/stripe.payment.ts', `import { x } from '#src/store/orders/orders.store.ts';`),
  ],
  ['an adapter calls another', file('src/adapters/documents/pdf.typst.ts', `import { x } from './codes.bwip.ts';`)],
  [
    'an adapter wraps two tools',
    file('src/adapters/documents/pdf.typst.ts', `import a from 'bwip-js'; import b from 'sharp';`),
  ],
  ['rules draw', file('src/verticals/rail/rail.rules.ts', `import { Button } from '#src/ui/button.tsx';`)],
  ['rules know their own screen', file('src/verticals/rail/rail.rules.ts', `import { x } from './rail.screen.tsx';`)],
  ['a vertical knows a sister', file('src/verticals/rail/rail.rules.ts', `import { x } from '../bus/bus.rules.ts';`)],
  ['a panel knows a sister', file('src/verticals/rail/rail.panel.tsx', `import { x } from '../bus/bus.panel.tsx';`)],
  ['a panel does', file('src/verticals/rail/rail.panel.tsx', `import { x } from '#src/actions/cart/add-item.ts';`)],
  ['words read rules', file('src/verticals/service.words.ts', `import { x } from './rules.ts';`)],
  ['a job reads rules', file('src/jobs/orders/emails/a.ts', `import { x } from '#src/verticals/rules.ts';`)],
  ['the register of rules draws', file('src/verticals/rules.ts', `import { x } from './rail/rail.screen.tsx';`)],
  ['an action knows the contract', file('src/actions/a.ts', `import type { X } from '#src/contract/envelope.ts';`)],
  ['an action draws a vertical', file('src/actions/a.ts', `import { x } from '#src/verticals/screens.ts';`)],
  ['an action uses a framework', file('src/actions/a.ts', `import type { X } from 'fastify';`)],
  [
    'the server typesets',
    file('src/server/a.ts', `import { voucherPdf } from '#src/adapters/documents/pdf.typst.ts';`),
  ],
  [
    'an action typesets',
    file('src/actions/a.ts', `import { voucherPdf } from '#src/adapters/documents/pdf.typst.ts';`),
  ],
  ['the server paints', file('src/server/a.ts', `import { paintPicture } from './pictures/paint-picture.ts';`)],
  ['the api queries', file('src/api/a.ts', `import { db } from '#src/store/shared/database/db.ts';`)],
  ['the api runs the framework', file('src/api/a.ts', `import { fastify } from 'fastify';`)],
  ['a job reads orders', file('src/jobs/a.ts', `import { x } from '#src/store/orders/orders.store.ts';`)],
  ['a job outside the emails draws', file('src/jobs/a.ts', `import { createElement } from 'react';`)],
  ['a job of a subject draws', file('src/jobs/orders/a.ts', `import { createElement } from 'react';`)],
  ['the web does', file('src/web/a.tsx', `import type { X } from '#src/actions/cart/add-item.ts';`)],
  ['web imports api', file('src/web/a.tsx', `export { x } from '#src/api/serve.ts';`)],
  ['the web reads rules', file('src/web/a.tsx', `import { x } from '#src/verticals/rules.ts';`)],
  ['the web knows the server', file('src/web/a.tsx', `type X = import('../server/env.ts').Environment;`)],
  ['somebody knows the server', file('src/jobs/a.ts', `import { env } from '#src/server/config/env.ts';`)],
  ['the API paints', file('src/api/a.ts', `import { paintScene } from '@meander/scenes';`)],
  ['an adapter paints', file('src/adapters/a.ts', `import { paintScene } from '@meander/scenes';`)],
  ['the server paints scenes', file('src/server/a.ts', `import { paintScene } from '@meander/scenes';`)],
  ['the painter knows the shop', file('packages/scenes/src/a.ts', `import { x } from '#src/domain/a.ts';`)],
  ['the painter uses a package', file('packages/scenes/src/a.ts', `import sharp from 'sharp';`)],
  ['a package nobody decided', file('packages/other/a.ts', '')],
  ['somebody knows the sandbox', file('src/payments/a.ts', `import { x } from '#sandbox/sandbox.ts';`)],
  ['the sandbox knows the shop', file('sandbox/a.ts', `import { x } from '#src/adapters/payments/payments.ts';`)],
  ['the building knows a test', file('src/domain/a.ts', `import { x } from './b.test.ts';`)],
  [
    'a test of a pure floor climbs',
    file('src/domain/a.test.ts', `import { x } from '#src/store/shared/database/db.ts';`),
  ],
  ['a folder nobody decided', file('src/tools/a.ts', '')],
];

it.each(planted)('finds the planted violation: %s', (_name, planting) => {
  expect(forbiddenArrows([planting])).toHaveLength(1);
});

const allowed: SourceFile[] = [
  file('src/domain/a.ts', `import { money } from './pricing/money.ts';`),
  file('src/api/a.ts', `import type { FastifyInstance } from 'fastify';`),
  file('src/jobs/orders/emails/paid.tsx', `import { renderToStaticMarkup } from 'react-dom/server';`),
  file('src/web/a.tsx', `import { screens } from '#src/verticals/screens.ts';`),
  file('src/verticals/rules.ts', `import { rail } from './rail/rail.rules.ts';`),
  file('src/jobs/orders/emails/a.ts', `import { x } from '#src/verticals/service.words.ts';`),
  file('src/contract/a.ts', `import * as z from 'zod/mini';`),
  file('src/server/a.ts', `import { painterVersion } from '@meander/scenes/version';`),
  file('src/server/pictures/paint-picture.ts', `import { paintScene } from '@meander/scenes';`),
  file('packages/scenes/src/paint-scene.test.ts', `import sharp from 'sharp';`),
  file('src/api/a.test.ts', `import { openTestDatabase } from '../database.ts';`),
];

it.each(allowed)('lets $path import what the table allows', (fine) => {
  expect(forbiddenArrows([fine])).toEqual([]);
});

function file(path: string, text: string): SourceFile {
  return { path, text };
}
