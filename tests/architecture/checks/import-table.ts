/**
 * Which files may import which: the complete table. A place is the longest prefix that fits a path, so that a folder's
 * special files have their own rows. A folder may always import itself unless `sisters` says no.
 */
export type ImportRow = {
  /** Which files the row governs, tested against the path from the project's root. */
  readonly files: RegExp;
  readonly name: string;
  /** Files that may be imported besides its own folder. */
  readonly may: readonly RegExp[];
  /** Packages, and `node:` for what Node brings. */
  readonly packages: readonly string[];
  /** Packages of which only types may be imported. */
  readonly types?: readonly string[];
  /** Files of the own folder that may not be imported. */
  readonly never?: readonly RegExp[];
};

const domain = /^src\/domain\//;
const scenes = /^packages\/scenes\//;
/** Says whether a cached picture must be painted again. */
const painterVersion = /^packages\/scenes\/src\/version\.ts$/;
const contract = /^src\/contract\//;
const store = /^src\/store\//;
const searchIndex = /^src\/search-index\//;
const timetable = /^src\/timetable\//;
const ui = /^src\/ui\//;
const actions = /^src\/actions\//;
const locales = /^src\/locales\//;
const partners = /^src\/partners\//;
const payments = /^src\/adapters\/payments\//;
const translators = /^src\/adapters\/translators\//;
const adapters = /^src\/adapters\//;
const formats = /^src\/formats\//;
const demo = /^src\/demo\//;
const verticalRules = /^src\/verticals\/(rules\.ts|[^/]+\/[^/]+\.(rules|details)\.ts)$/;
/** What is said of what verticals sell, on pages, in mails and on paper alike. */
const verticalWords = /^src\/verticals\/[^/]+\.words\.ts$/;
/** What pages and messages say alike, of other things than what verticals sell. */
const sharedWords = /^src\/messages\/[^/]+\.words\.ts$/;
const verticalScreens = /^src\/verticals\/(screens\.tsx?|[^/]+\/[^/]+\.(screen|panel)\.tsx)$/;

const messages = ['@lingui/core', '@lingui/react'];
const react = ['react'];
const primitives = ['react', 'react-dom'];

/** Painting and typesetting take a core and hundreds of megabytes: child processes do them, never the server's own. */
const childWork = [
  /^src\/server\/pictures\/paint-picture\.ts$/,
  /^src\/adapters\/documents\/pdf\.typst\.ts$/,
  /^packages\/scenes\/src\/paint-scene\.ts$/,
];

const mayOfActions = [domain, store, searchIndex, timetable, payments, adapters, formats, verticalRules];

export const importTable: readonly ImportRow[] = [
  { name: 'domain', files: domain, may: [], packages: ['temporal-polyfill'] },
  // Text and files of others in, domain values out. The readers of folders and of packed tables still open the files themselves.
  {
    name: 'formats',
    files: formats,
    may: [domain],
    packages: ['zod', 'csv-parse', 'diff', 'fflate', 'saxes', 'yauzl', 'node:*'],
  },
  { name: 'demo', files: demo, may: [domain], packages: [] },
  { name: 'contract', files: contract, may: [domain], packages: ['zod'] },
  // Synthetic data of a showcase is written to its own tables.
  {
    name: 'store, synthetic data',
    files: /^src\/store\/catalogue\/synthetic\.store\.ts$/,
    may: [domain, demo],
    packages: [],
  },
  {
    name: 'store',
    files: store,
    may: [domain],
    packages: [
      'pg',
      // The driver's own connection, which gathers packets (`db-packets.ts`).
      'node:net',
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'node:url',
      'node:timers/promises',
      'node:async_hooks',
    ],
  },
  { name: 'search-index', files: searchIndex, may: [domain], packages: [] },
  { name: 'timetable', files: timetable, may: [domain], packages: [] },
  {
    name: 'ui',
    files: ui,
    may: [domain],
    packages: [
      ...primitives,
      '@fontsource-variable/manrope',
      '@fontsource-variable/cairo',
      '@fontsource-variable/noto-sans-thai-looped',
    ],
  },
  { name: 'locales', files: locales, may: [domain], packages: [], types: ['@lingui/core'] },
  { name: 'partners', files: partners, may: [domain], packages: [] },
  { name: 'payments', files: payments, may: [domain], packages: ['stripe', 'node:crypto', 'node:http', 'node:https'] },
  { name: 'translators', files: translators, may: [domain], packages: [] },
  { name: 'adapters', files: adapters, may: [domain], packages: ['*'] },
  {
    name: 'verticals, register of rules',
    files: /^src\/verticals\/rules\.ts$/,
    may: [domain, verticalRules],
    packages: [],
  },
  {
    name: 'verticals, register of screens',
    files: /^src\/verticals\/screens\.tsx?$/,
    may: [domain, contract, ui, verticalScreens],
    packages: react,
  },
  {
    name: 'verticals, words',
    files: verticalWords,
    may: [domain, contract],
    packages: ['@lingui/core'],
    never: [/^src\/verticals\/(?!.*\.words\.ts$)/],
  },
  { name: 'shared messages', files: sharedWords, may: [domain, contract], packages: ['@lingui/core'] },
  {
    name: 'verticals, what is seen',
    files: /^src\/verticals\/[^/]+\/.*\.(screen|panel)\.tsx$/,
    may: [domain, contract, ui],
    packages: [...react, ...messages],
  },
  {
    name: 'verticals, rules and details',
    files: /^src\/verticals\/[^/]+\//,
    may: [domain],
    packages: [],
    never: [verticalScreens],
  },
  // Sample reviews and synthetic data: where they are made, and where their pictures and ratings are shown.
  {
    name: 'actions, sample and synthetic data',
    files:
      /^src\/actions\/(catalogue\/(ratings-of|sample-rating|reviews-of|slots\/stock-synthetic)|content\/versions\/knows-picture|operations\/seed-synthetic)\.ts$/,
    may: [...mayOfActions, demo],
    packages: ['node:crypto'],
    never: childWork,
  },
  { name: 'actions', files: actions, may: mayOfActions, packages: ['node:crypto'], never: childWork },
  {
    name: 'api',
    files: /^src\/api\//,
    may: [domain, contract, actions, locales, partners],
    packages: ['node:crypto', 'node:http', 'node:stream'],
    types: ['fastify', 'zod'],
  },
  {
    name: 'jobs, emails',
    files: /^src\/jobs\/(entry-emails\.tsx$|[^/]+\/emails\/)/,
    may: [domain, contract, locales, verticalWords, sharedWords],
    packages: [...react, 'react-dom', ...messages],
  },
  {
    name: 'jobs',
    files: /^src\/jobs\//,
    may: [domain, actions, adapters, locales, contract, /^src\/store\/shared\/outbox\//],
    never: childWork,
    packages: ['nodemailer', 'node:*'],
  },
  {
    name: 'web',
    files: /^src\/web\//,
    may: [domain, contract, ui, verticalScreens, verticalWords, sharedWords, locales, partners],
    packages: [...react, 'react-dom', 'react-router', ...messages, 'altcha-lib', 'node:stream', 'web-vitals'],
  },
  {
    name: 'server, programs of child processes',
    files: /^src\/server\/(?:[^/]+\/)?([^/]+-worker|paint-picture)\.ts$/,
    may: [/^src\//, scenes],
    packages: ['*'],
  },
  {
    name: 'server',
    files: /^src\/server\//,
    may: [/^src\//, painterVersion, /^sandbox\//],
    packages: ['*'],
    never: childWork,
  },
  { name: 'scenes', files: scenes, may: [], packages: [] },
  {
    name: 'sandbox',
    files: /^sandbox\//,
    may: [domain],
    packages: ['fastify', 'pino', 'close-with-grace', 'jose', 'node:*'],
  },
  { name: 'scripts', files: /^scripts\//, may: [/./], packages: ['*'] },
  { name: 'tests', files: /^tests\//, may: [/./], packages: ['*'] },
];

/** The pure layers: their unit tests are subject to the same row, with the tools of testing besides. */
export const pureFloors = /^src\/(domain|formats|demo|contract|ui|locales|partners|verticals)\//;

export const testPackages = [
  'vitest',
  'vitest-browser-react',
  'fast-check',
  'dinero.js',
  'node:*',
  'react',
  'react-dom',
  'temporal-polyfill',
  'vite',
];
