import { join, relative, sep } from 'node:path';

import type { InlineConfig, Plugin } from 'vite';

/* The server as one file without types: a process that reads 2,500 modules holds all their text, and a compiler for it. */

const folder = 'dist/program';

/** The file that `npm start` runs, below the project's root. */
export const serverProgram = `${folder}/main.js`;

/** These read files of their own, have native parts, or are seldom needed. */
const apart = [
  'fastify',
  '@fastify/cookie',
  'pino',
  'pg',
  'pg-copy-streams',
  'vite',
  'sharp',
  'nodemailer',
  'passkit-generator',
  '@simplewebauthn/server',
  '@myriaddreamin/typst-ts-node-compiler',
];

/** What the program contains besides `src`. */
export const besidesSource = ['packages/scenes/src/version.ts'];

/**
 * Lets a module find the files beside its source, from whichever folder its text is run. Refuses other sources than those whose
 * change makes a new build (`scripts/build.ts`).
 */
const placesOfModules = (root: string): Plugin => ({
  name: 'places-of-modules',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules')) return undefined;
    const source = relative(root, id).split(sep).join('/');
    if (!source.startsWith('src/') && !besidesSource.includes(source))
      throw new Error(`the server's program may not contain ${source}: no change of it makes a new build`);
    if (!code.includes('import.meta.url')) return undefined;
    const place = relative(join(root, folder), id).split(sep).join('/');
    const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), map: null };
  },
});

/**
 * Writes letters beyond Latin-1 as escapes: one of them in a text makes the engine store all of it with two bytes per
 * character. Behind a backslash an escape would mean something else.
 */
const narrowText: Plugin = {
  name: 'narrow-text',
  renderChunk(code) {
    const behind = /\\[\u0100-\uffff]/.exec(code);
    if (behind !== null) throw new Error(`a letter beyond Latin-1 behind a backslash: ${behind[0]}`);
    const narrow = code.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return { code: narrow, map: null };
  },
};

/** Returns the build of the server's program: names are preserved, so that a stack in the log can be read. */
export function buildOfProgram(root: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [placesOfModules(root), narrowText],
    resolve: {
      alias: { '#src': join(root, 'src'), '#sandbox': join(root, 'sandbox') },
    },
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: join(root, 'src/server/main.ts'),
      outDir: folder,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: { legal: true, annotation: false, jsdoc: false },
        },
      },
    },
  };
}
