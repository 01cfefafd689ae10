import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { formerOps, formerScripts, replacementOf } from './former-names.ts';
import { runCommandLine } from './run.ts';

/** The npm scripts of the release before. */
const before =
  `start dev build check test test:all test:mutants test:faults journeys bench bench:rail bench:sales bench:search
  bench:odd bench:memory typecheck lint format format:check dead audit sbom where new contract spec-map i18n:extract
  i18n:report i18n:pseudo i18n:words i18n:sheet seed import:rates import:poi import:destinations import:gtfs
  feed:things-to-do lighthouse check:catalogue db:check db:reset db:backup db:restore content:export content:import ops
  lock:complete`.split(/\s+/);

const scripts: Readonly<Record<string, string>> = packageFile.scripts;
const notice = 'node scripts/former-script.ts';

test.each(before)('%s is a script, or names its replacement', (name) => {
  expect(scripts[name]).toBeDefined();
  expect(scripts[name] === notice).toBe(formerScripts[name] !== undefined);
});

test('the scripts that remain do not use replaced ones', () => {
  for (const [name, script] of Object.entries(scripts))
    for (const [, used = ''] of script.matchAll(/npm run ([\w:-]+)/g)) expect(scripts[used], name).not.toBe(notice);
});

test.each([...Object.values(formerScripts), ...Object.values(formerOps).map((command) => `npx meander ${command}`)])(
  '%s is a command that exists',
  async (command) => {
    const [program, ...line] = command.split(' ').slice(1);
    if (program === 'run') {
      expect(scripts[line[0] ?? '']).toBeDefined();
      return;
    }
    const complained: string[] = [];
    const code = await runCommandLine([...line, '--help'], {
      open: () => Promise.reject(new Error('the shop was opened')),
      user: 'somebody',
      say: () => undefined,
      complain: (text) => void complained.push(text),
    });
    expect([code, complained]).toEqual([0, []]);
  },
);

test('a former command of "npm run ops" names the command that replaces it', () => {
  expect(replacementOf('ops', ['refund', 'K7QX2M9DPA'])).toBe('npx meander orders refund');
  expect(replacementOf('ops', ['nonsense'])).toBe('npx meander');
  expect(replacementOf('db:check', [])).toBe('npx meander db check');
});

test('a former script says what to type instead, and ends with 2', () => {
  const ended = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../former-script.ts', import.meta.url)), 'refunds'],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_lifecycle_event: 'ops' },
    },
  );
  expect(ended).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('npx meander refunds list') });
});
