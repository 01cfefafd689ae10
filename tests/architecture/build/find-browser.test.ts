import { expect, it } from 'vitest';
import { findBrowser, type Machine } from '../../../scripts/quality/find-browser.ts';

type Play = { readonly machine: Machine; readonly commands: string[]; readonly programs: Set<string> };

/** Returns a fully described machine; a command may install programs. */
function machine(about: Partial<Machine> & { programs?: string[]; brings?: Record<string, string> } = {}): Play {
  const commands: string[] = [];
  const programs = new Set(about.programs ?? []);
  return {
    commands,
    programs,
    machine: {
      platform: 'linux',
      variables: { PATH: '/usr/local/bin:/home/x/bin' },
      isRoot: false,
      isDebian: false,
      runnable: (path) => programs.has(path),
      run: (command, words) => {
        commands.push([command, ...words].join(' '));
        const brought = about.brings?.[words[0] ?? ''];
        if (brought !== undefined) programs.add(brought);
        return brought === undefined && words[0] !== 'update' ? 'no package mirror' : null;
      },
      ownBrowser: () => '/cache/chrome',
      installOwnBrowser: () => {
        commands.push('install');
        return 'no download host';
      },
      say: () => undefined,
      ...about,
    },
  };
}

it('takes the browser that is named, before an installed one', async () => {
  const { machine: found } = machine({
    variables: { CHROMIUM_PATH: '/opt/mine' },
    programs: ['/opt/mine', '/usr/bin/chromium'],
  });
  expect(await findBrowser(found)).toBe('/opt/mine');
});

it('refuses a named browser that cannot be run, and looks no further', async () => {
  const play = machine({
    variables: { CHROMIUM_PATH: '/opt/gone' },
    programs: ['/usr/bin/chromium'],
    isRoot: true,
    isDebian: true,
  });
  await expect(findBrowser(play.machine)).rejects.toThrow('CHROMIUM_PATH is /opt/gone');
  expect(play.commands).toEqual([]);
});

it.each<[string, Parameters<typeof machine>[0]]>([
  ['/usr/bin/google-chrome', { programs: ['/usr/bin/google-chrome'] }],
  ['/home/x/bin/chromium', { programs: ['/home/x/bin/chromium'] }],
  [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    { platform: 'darwin', programs: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] },
  ],
  [
    'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
    {
      platform: 'win32',
      variables: { PROGRAMFILES: 'C:\\Programs' },
      programs: ['C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
    },
  ],
])('finds the installed %s without running anything', async (path, about) => {
  const play = machine(about);
  expect(await findBrowser(play.machine)).toBe(path);
  expect(play.commands).toEqual([]);
});

it('installs the packages on Debian as root, list first', async () => {
  const play = machine({ isRoot: true, isDebian: true, brings: { install: '/usr/bin/chromium-headless-shell' } });
  expect(await findBrowser(play.machine)).toBe('/usr/bin/chromium-headless-shell');
  expect(play.commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-core fonts-noto-cjk',
  ]);
});

it('installs the whole Chromium where Debian has no other', async () => {
  const play = machine({ isRoot: true, isDebian: true });
  const only = (command: string, words: readonly string[]): string | null => {
    play.machine.run(command, words);
    if (words.includes('chromium-headless-shell')) return 'no such package';
    if (words.includes('chromium')) play.programs.add('/usr/bin/chromium');
    return null;
  };
  expect(await findBrowser({ ...play.machine, run: only })).toBe('/usr/bin/chromium');
  expect(play.commands.at(-1)).toBe(
    'apt-get install -y --no-install-recommends chromium fonts-noto-core fonts-noto-cjk',
  );
});

it('prefers the Chromium without windows', async () => {
  const play = machine({ programs: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] });
  expect(await findBrowser(play.machine)).toBe('/usr/bin/chromium-headless-shell');
});

it('installs no system package when it is not root', async () => {
  const play = machine({ isDebian: true, programs: ['/cache/chrome'] });
  expect(await findBrowser(play.machine)).toBe('/cache/chrome');
  expect(play.commands).toEqual([]);
});

it('fetches the own browser of the test runner last', async () => {
  const play = machine();
  const found = findBrowser({
    ...play.machine,
    installOwnBrowser: () => {
      play.programs.add('/cache/chrome');
      return null;
    },
  });
  expect(await found).toBe('/cache/chrome');
});

it('passes on every reason and says how, when there is none to be had', async () => {
  const { machine: bare } = machine({ isRoot: true, isDebian: true });
  await expect(findBrowser(bare)).rejects.toThrow(
    /no package mirror\nno download host\nNo browser for the journeys[\s\S]*CHROMIUM_PATH/,
  );
});
