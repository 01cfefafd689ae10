/**
 * What every browser of the tests is started with: it makes no background requests, and as root it needs an extra flag.
 */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];

/** The arguments of Chromium. Its sandbox is impossible as root, which containers are. */
export const browserArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
