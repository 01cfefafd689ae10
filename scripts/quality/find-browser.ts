import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** What the search looks at; handed in, so that a test can play every machine. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  readonly runnable: (path: string) => boolean;
  /** Runs a command; its words when it failed, null when it did its work. */
  readonly run: (command: string, words: readonly string[]) => string | null;
  readonly ownBrowser: () => string | null;
  readonly installOwnBrowser: () => string | null;
  readonly say: (line: string) => void;
};

/** The first is Chromium without its windows, which takes about half the time of the whole one. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
];
const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];
const packages = ['chromium-headless-shell', ...fonts];

const advice = [
  'No browser for the journeys. One of these will do:',
  '  - install Chromium or Google Chrome, or',
  '  - set CHROMIUM_PATH to the program of one, or',
  `  - on Debian, as root: apt-get install ${packages.join(' ')}, or`,
  '  - npx playwright install chromium',
].join('\n');

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed one, Debian's package when we are root, else the test
 * runner's own. Throws with the reasons and with advice when none can be had.
 */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const configured = machine.variables['CHROMIUM_PATH'];
  if (configured !== undefined && configured !== '') {
    if (machine.runnable(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not an executable program.\n${advice}`);
  }
  const installed = installedBrowser(machine);
  if (installed !== null) return installed;
  const reasons = [installFromDebian(machine)];
  const fresh = installedBrowser(machine);
  if (fresh !== null) return fresh;
  const own = machine.ownBrowser();
  if (own !== null && machine.runnable(own)) return own;
  machine.say('Fetching a Chromium for the journeys …');
  reasons.push(machine.installOwnBrowser());
  if (own !== null && machine.runnable(own)) return own;
  throw new Error([...reasons.filter((reason) => reason !== null), advice].join('\n'));
}

function installedBrowser(machine: Machine): string | null {
  const folders = (machine.variables['PATH'] ?? '').split(machine.platform === 'win32' ? ';' : delimiter);
  const onPath = folders.filter((folder) => folder !== '').flatMap((folder) => names.map((name) => join(folder, name)));
  return [...usualPlaces(machine), ...onPath].find((path) => machine.runnable(path)) ?? null;
}

function usualPlaces({ platform, variables }: Machine): string[] {
  if (platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome'].map((app) => `Applications/${app}.app/Contents/MacOS/${app}`);
    return ['/', `${variables['HOME'] ?? ''}/`].flatMap((base) => apps.map((app) => base + app));
  }
  if (platform === 'win32') {
    const programs = [
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const bases = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => variables[name] ?? []);
    return bases.flatMap((base) => programs.map((program) => `${base}\\${program}`));
  }
  return [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

/** Why none of Debian's packages could be installed; null when it was not tried or is installed now. */
function installFromDebian(machine: Machine): string | null {
  if (!machine.isDebian || !machine.isRoot) return null;
  machine.say(`Installing ${packages.join(', ')} …`);
  const install = (wanted: readonly string[]): string | null =>
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted]);
  // Older releases of Debian have the whole one alone.
  return machine.run('apt-get', ['update']) ?? (install(packages) === null ? null : install(['chromium', ...fonts]));
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    variables: process.env,
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/debian_version') && !isUbuntu(),
    runnable,
    run,
    ownBrowser,
    installOwnBrowser: () => run(process.execPath, [playwrightProgram(), 'install', 'chromium']),
    say: (line) => console.error(line),
  };
}

/** Ubuntu's package of that name only installs a snap, which a container does not support. */
function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function runnable(path: string): boolean {
  try {
    accessSync(path, process.platform === 'win32' ? constants.F_OK : constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, words: readonly string[]): string | null {
  const done = spawnSync(command, words, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  });
  if (done.status === 0) return null;
  const heard = (done.error?.message ?? `${done.stdout}\n${done.stderr}`).trim().split('\n').slice(-12).join('\n');
  return `${[command, ...words].join(' ')} failed:\n${heard}`;
}

function playwrightProgram(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
}

/** Returns where the test runner stores its own Chromium, whether it exists or not. */
function ownBrowser(): string | null {
  const probe = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())`,
    ],
    { encoding: 'utf8', cwd: dirname(import.meta.dirname) },
  );
  return probe.status === 0 && probe.stdout !== '' ? probe.stdout : null;
}

if (import.meta.main) {
  try {
    console.log(await findBrowser());
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  }
}
