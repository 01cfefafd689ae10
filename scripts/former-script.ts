import { replacementOf } from './cli/former-names.ts';

/** Says which command replaces the npm script that was typed. Exit code 2: nothing was done. */
const script = process.env['npm_lifecycle_event'] ?? '';
console.error(
  `"npm run ${script}" was replaced: ${replacementOf(script, process.argv.slice(2))} (--help shows its options).`,
);
process.exitCode = 2;
