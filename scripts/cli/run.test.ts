import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { areas } from './areas.ts';
import { wholeSyntax, type Command } from './command.ts';
import { runCommandLine } from './run.ts';

type Ran = { readonly code: number; readonly said: string; readonly complained: string };

/** Runs a command line that must open nothing. */
async function run(...line: string[]): Promise<Ran> {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runCommandLine(line, {
    open: () => Promise.reject(new Error('the shop was opened')),
    user: 'somebody',
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

const commands: [line: string[], command: Command][] = [];
for (const { name, load } of areas) {
  const loaded = await load();
  if ('name' in loaded) commands.push([[name], loaded]);
  else for (const command of loaded) commands.push([[name, command.name], command]);
}

describe('the help', () => {
  test('of the program lists every area and the exit codes', async () => {
    const { code, said, complained } = await run('--help');
    expect([code, complained]).toEqual([0, '']);
    for (const { name, description } of areas) expect(said.replaceAll(/\s+/g, ' ')).toContain(`${name} ${description}`);
    for (const exitCode of ['0  done', '1  refused', '2  the command', '3  an unexpected'])
      expect(said).toContain(exitCode);
    expect(await run('help')).toEqual({ code, said, complained });
  });

  test.each(areas)('of $name lists its commands', async ({ name, load }) => {
    const { code, said } = await run(name, '--help');
    expect(code).toBe(0);
    const loaded = await load();
    if (!('name' in loaded)) for (const command of loaded) expect(said).toContain(`  ${command.name} `);
    expect((await run('help', name)).said).toBe(said);
  });

  test.each(commands)('of %j lists its arguments and options', async (line, command) => {
    const { code, said } = await run(...line, '--help');
    expect(code).toBe(0);
    const { args = {}, options = [], description } = wholeSyntax(command);
    expect(said.replaceAll(/\s+/g, ' ')).toContain(description);
    for (const argument of Object.keys(args)) expect(said).toContain(`  ${argument.replaceAll(/[<>[\].]/g, '')} `);
    for (const { flags } of options) expect(said).toContain(`  ${flags} `);
  });

  test.each(commands)('of %j describes the command in one sentence without a period', (_line, { description }) => {
    expect(description).toMatch(/^[A-Z][a-z]+s .*[^.]$/);
    expect(description.length).toBeLessThan(100);
  });
});

test('--version prints the version, and a command may have an option of that name', async () => {
  expect(await run('--version')).toEqual({ code: 0, said: packageFile.version, complained: '' });
  const { code, complained } = await run('content', 'publish', 'general', 'about', '--version', '2');
  expect([code, complained]).toEqual([2, expect.stringContaining('not specified: --reason')]);
});

describe('a command line that is not understood', () => {
  test.each([
    [['ordres', 'find', 'x'], 'Did you mean orders?'],
    [['orders', 'refudn', 'x'], 'Did you mean refund?'],
    [['db', 'chek'], 'Did you mean check?'],
    [['orders', 'find', 'x', '--jsno'], 'Did you mean --json?'],
    [['db', 'backup', 'x', '--minuts', '1'], 'Did you mean --minutes?'],
  ])('%j suggests the nearest and ends with 2', async (line, suggestion) => {
    const { code, said, complained } = await run(...line);
    expect([code, said]).toEqual([2, '']);
    expect(complained).toContain(suggestion);
  });

  test.each(areas)('$name alone prints its help as an error', async ({ name, load }) => {
    if ('name' in (await load())) return;
    const { code, said, complained } = await run(name);
    expect([code, said]).toEqual([2, '']);
    expect(complained).toContain(`Usage: meander ${name}`);
  });

  test.each([
    ['a day that does not exist', ['import', 'rates', 'rates.xml', '--from', '2026-02-30'], '2026-02-30 is not a date'],
    ['no day', ['import', 'rates', 'rates.xml', '--from', '2026-02-03', '--to', '2026-02-01'], 'there is no day'],
    ['too large a file', ['export', 'feed', '--out', 'x', '--megabytes', '60'], 'from 1 to 50'],
    ['a kind of no addition', ['new', 'pgae', 'support/x'], 'one of page,'],
    ['a fraction of a product', ['seed', '--synthetic', '1.5'], 'must be a number of products'],
  ])('%s ends with 2', async (_name, line, why) => {
    const { code, complained } = await run(...line);
    expect(complained).toContain(why);
    expect(code).toBe(2);
  });
});

test.each(
  commands.filter(([, command]) => 'run' in command && (command.isRecorded || command.requiresReason === true)),
)('%j demands a reason before the shop is opened', async (line, command) => {
  const { args = {}, options = [] } = command;
  const whole = [
    ...line,
    ...Object.keys(args).filter((argument) => argument.startsWith('<')),
    ...options.filter(({ isRequired }) => isRequired).flatMap(({ flags }) => [flags.split(' ')[0] ?? '', 'x']),
  ];
  const { code, said, complained } = await run(...whole);
  expect([code, said]).toEqual([2, '']);
  expect(complained).toContain('required option not specified: --reason');
  await expect(run(...whole, '--reason', 'x')).rejects.toThrow('the shop was opened');
});

describe('--json', () => {
  test('prints one document on standard output, and messages elsewhere', async () => {
    const { code, said, complained } = await run('where', '/ja/cart/', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ kind: 'done', page: 'cart', files: expect.any(Array) });
    expect(complained).toContain('pattern');
  });

  test('prints a document for a refusal too', async () => {
    const { code, said, complained } = await run('where', '/no/such/page/', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(said)).toEqual({ kind: 'refused', why: complained });
  });

  test('is an option of every command that is no script of its own', () => {
    const lacking = commands.filter(
      ([, command]) => !('script' in command) && !wholeSyntax(command).options?.some(({ flags }) => flags === '--json'),
    );
    expect(lacking.map(([line]) => line.join(' '))).toEqual([]);
  });
});

test('the program of the package runs the command line, and passes its exit code on', () => {
  const program = fileURLToPath(new URL(`../../${packageFile.bin.meander}`, import.meta.url));
  const ended = (...line: string[]) => spawnSync(process.execPath, [program, ...line], { encoding: 'utf8' });
  expect(ended('--version')).toMatchObject({ status: 0, stdout: `${packageFile.version}\n`, stderr: '' });
  expect(ended('refnd')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Did you mean') });
  expect(ended('i18n', 'report', 'xx')).toMatchObject({ status: 2, stderr: expect.stringContaining('xx') });
});
