import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { accountFor, canEnter } from '#src/server/database/embedded/embedded-postgres-account.ts';
import { findBinaries, makeRunnable } from '#src/server/database/embedded/embedded-postgres-binaries.ts';

const root = process.getuid?.() === 0;
const project = join(import.meta.dirname, '../../../..');
const nobody = { uid: 65_534, gid: 65_534 };
const projectIsOpen = await canEnter(root ? nobody : undefined, project);

let folder: string;
let dataDir: string;
let cluster: string;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meander-embedded-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  cluster = join(dataDir, 'postgres', 'cluster');
  const first = await open();
  await send(first.url, 'create table kept (id int); insert into kept values (7)');
  await first.stop();
});

afterAll(async () => {
  if (existsSync(cluster)) await (await open()).stop({ force: true });
  rmSync(folder, { recursive: true, force: true });
});

function open(at = dataDir): Promise<EmbeddedPostgres> {
  return openEmbeddedPostgres({ dataDir: at, outside: join(folder, 'outside'), log: (line) => lines.push(line) });
}

async function send(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const pidFile = () => join(cluster, 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

/** What was written before the crash is there, and the server can be stopped in order. */
async function expectSound(server: EmbeddedPostgres): Promise<void> {
  expect(await send(server.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await server.stop();
  expect(existsSync(pidFile())).toBe(false);
}

/** Another process of ours that opens the database, says so, and then does what `then` says. */
async function otherProcess(
  then: string,
  at = dataDir,
  asUser = {},
): Promise<ChildProcess & { readonly said: string }> {
  const code = `
    import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
    const server = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(at)}, log: () => undefined });
    console.log(server.attached ? 'joined' : 'started', server.url);
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...asUser,
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return Object.assign(child, { said: said.toString() });
}

const stay = 'setInterval(() => undefined, 1_000);';

describe('in order', () => {
  test('a new database sorts by code point, knows letters beyond ASCII, and runs for its own user only', async () => {
    const server = await open();
    const rows = await send(
      server.url,
      `select 'É' ilike 'é' as folds, 'Z' < 'a' as by_code_point, current_setting('listen_addresses') as address,
              current_setting('fsync') as fsync, (select rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolname = current_user) as scram`,
    );
    expect(rows).toEqual([{ folds: true, by_code_point: true, address: '127.0.0.1', fsync: 'on', scram: true }]);
    const secret = statSync(join(cluster, 'meander.json'));
    expect(secret.mode & 0o777).toBe(0o600);
    expect(secret.uid === 0).toBe(false);
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(send(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    await expectSound(server);
  });

  test('the port is reused, and another is taken when it is in use', async () => {
    const before = await open();
    const { port } = new URL(before.url);
    await before.stop();
    const squatter = createServer().listen(Number(port), '127.0.0.1');
    await once(squatter, 'listening');
    const meanwhile = await open();
    expect(new URL(meanwhile.url).port).not.toBe(port);
    await expectSound(meanwhile);
    squatter.close();
    const after = await open();
    expect(new URL(after.url).port).toBe(new URL(meanwhile.url).port);
    await expectSound(after);
  });

  test('the last process stops the server, whichever started it', async () => {
    const first = await open();
    const second = await open();
    expect([first.attached, second.attached]).toEqual([false, true]);
    await first.stop();
    await expectSound(second);
  });

  test('starts at once all end up with the one server', async () => {
    const at = join(folder, 'together');
    const [mine, other, third] = await Promise.all([open(at), otherProcess(stay, at), otherProcess(stay, at)]);
    try {
      const answers = await Promise.all(
        [mine.url, ...[other, third].map(({ said }) => said.trim().split(' ')[1] ?? '')].map((url) =>
          send(url, 'select 1 as one'),
        ),
      );
      expect(answers).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
      const starts = [mine.attached ? 'joined' : 'started', ...[other, third].map(({ said }) => said.split(' ')[0])];
      expect(starts.filter((how) => how === 'started')).toHaveLength(1);
      expect(starts.filter((how) => how === 'joined')).toHaveLength(2);
    } finally {
      other.kill('SIGKILL');
      third.kill('SIGKILL');
      await mine.stop({ force: true });
    }
  });

  test('a process that has nothing more to do ends, though the database runs', async () => {
    const other = await otherProcess('');
    const [code] = other.exitCode === null ? await once(other, 'exit') : [other.exitCode];
    expect(code).toBe(0);
    const server = await open();
    expect(server.attached).toBe(true);
    await expectSound(server);
  });
});

describe('after a crash', () => {
  test('of our process the server is joined, and stopped in the end', async () => {
    const other = await otherProcess(stay);
    other.kill('SIGKILL');
    await once(other, 'exit');
    const server = await open();
    expect(server.attached).toBe(true);
    await expectSound(server);
  });

  test('Ctrl-C in the terminal does not reach the server', async () => {
    const other = await otherProcess(stay);
    process.kill(-(other.pid ?? 0), 'SIGINT');
    await once(other, 'exit');
    const server = await open();
    expect(server.attached).toBe(true);
    await expectSound(server);
  });

  test('of the server a new one starts', async () => {
    await open();
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    // A process dies a moment after the signal; until then its port takes connections and resets them.
    await expect.poll(() => isAlive(killed)).toBe(false);
    const server = await open();
    expect(server.attached).toBe(false);
    await expectSound(server);
  });

  test.each(['', 'rubbish\n', '\0\0\0\0'])('a corrupt pid file is removed (%j)', async (text) => {
    writeFileSync(pidFile(), text);
    await expectSound(await open());
  });

  test('a server whose pid file is corrupt or gone is ended, and a new one started', async () => {
    for (const spoil of [() => writeFileSync(pidFile(), 'rubbish'), () => unlinkSync(pidFile())]) {
      await open();
      const old = serverPid();
      spoil();
      const server = await open();
      expect(server.attached).toBe(false);
      expect(serverPid()).not.toBe(old);
      await expectSound(server);
    }
  });

  test('a pid file whose number belongs to another program is removed', async () => {
    await open();
    const text = readFileSync(pidFile(), 'utf8');
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => isAlive(killed)).toBe(false);
    writeFileSync(pidFile(), text.replace(/^\d+/, String(process.pid)));
    const server = await open();
    expect(server.attached).toBe(false);
    await expectSound(server);
  });

  test('a half-made database and a lock of a dead process do not prevent a start', async () => {
    const at = join(folder, 'half');
    mkdirSync(join(at, 'postgres', 'cluster.new-1'), { recursive: true });
    chmodSync(join(at, 'postgres'), 0o777);
    writeFileSync(join(at, 'postgres', 'cluster.new-1', 'PG_VERSION'), '18\n');
    writeFileSync(join(at, 'postgres', 'launch.lock'), 'elsewhere 1 x');
    const old = Date.now() / 1_000 - 60;
    utimesSync(join(at, 'postgres', 'launch.lock'), old, old);
    const server = await open(at);
    expect(await send(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(readdirSync(join(at, 'postgres')).toSorted()).toEqual(['cluster', 'postgres.log']);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a folder that is not ours to use', () => {
  function stateOf(at: string): unknown {
    return readdirSync(at, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .map((name) => [name, statSync(join(at, name)).mtimeMs]);
  }

  test.each([
    ['17\n', /is of PostgreSQL 17; this release brings PostgreSQL 18\. Nothing was changed/],
    ['19\n', /is of PostgreSQL 19/],
    [undefined, /is not a database folder/],
  ])('is refused and not changed (PG_VERSION %j)', async (version, message) => {
    const at = mkdtempSync(join(folder, 'foreign-'));
    chmodSync(at, 0o755);
    const inside = join(at, 'postgres', 'cluster');
    mkdirSync(inside, { recursive: true });
    writeFileSync(join(inside, 'precious'), 'data');
    if (version) writeFileSync(join(inside, 'PG_VERSION'), version);
    const before = stateOf(at);
    await expect(open(at)).rejects.toThrow(message);
    expect(stateOf(at)).toEqual(before);
  });
});

describe('the programs', () => {
  test('links that an installation without scripts leaves out are added', async () => {
    const copy = copyOfPrograms('unlinked');
    const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    for (const { target } of links) rmSync(join(folder, 'unlinked', target), { force: true });
    const found = { ...findBinaries(), folder: copy };
    expect(links.length === 0 || existsSync(join(copy, 'lib', 'libpq.so.5'))).toBe(links.length === 0);
    const runnable = await makeRunnable(found, root ? nobody : undefined, join(folder, 'elsewhere'), () => undefined);
    expect(runnable.folder).toBe(copy);
    expect(links.every(({ target }) => existsSync(join(folder, 'unlinked', target)))).toBe(true);
  });

  test.runIf(root)('programs that the database’s user may not run are copied, once', async () => {
    const copy = copyOfPrograms('closed');
    chmodSync(join(folder, 'closed'), 0o700);
    const said: string[] = [];
    const make = () =>
      makeRunnable({ ...findBinaries(), folder: copy }, nobody, join(folder, 'elsewhere'), (line) => said.push(line));
    const runnable = await make();
    expect(runnable.folder).toBe(join(folder, 'elsewhere', `postgres-${findBinaries().version}`));
    expect(await make()).toEqual(runnable);
    expect(said.length).toBe(1);
  });

  function copyOfPrograms(name: string): string {
    const to = join(folder, name, 'native');
    cpSync(findBinaries().folder, to, { recursive: true, verbatimSymlinks: true });
    return to;
  }
});

describe('the user of the database', () => {
  test.runIf(root)('is the owner of the data folder when that is another user, else none', () => {
    const owner = { uid: 65_534, gid: 65_534 };
    expect(accountFor(join(folder, 'not', 'there', 'yet'))).toMatchObject(owner);
    expect(accountFor(cluster)).toMatchObject(owner);
  });

  test.runIf(!root)('is ourselves without root', () => {
    expect(accountFor(cluster)).toBeUndefined();
  });

  test.runIf(root)('gets a folder outside when it may not enter the project, and reuses it', async () => {
    const closed = join(folder, 'closed-project');
    mkdirSync(closed, { mode: 0o700 });
    const at = join(closed, 'data');
    const first = await open(at);
    expect(readFileSync(join(at, 'postgres.place'), 'utf8')).toContain(join(folder, 'outside', 'data-'));
    await send(first.url, 'create table here (id int)');
    await first.stop();
    const second = await open(at);
    expect(await send(second.url, 'select id from here')).toEqual([]);
    await second.stop();
  });

  test.runIf(root && projectIsOpen)('is ourselves in a process without root', async () => {
    const at = join(folder, 'unprivileged');
    mkdirSync(at);
    chownSync(at, nobody.uid, nobody.gid);
    const other = await otherProcess(stay, at, nobody);
    expect(other.said).toMatch(/^started postgres:/);
    other.kill('SIGKILL');
    const server = await open(at);
    expect(server.attached).toBe(true);
    await server.stop();
  });
});
