import { setTimeout as pause } from 'node:timers/promises';

import { buyAndPrint } from './memory-purchase.ts';
import { MemoryVisitor } from './memory-visitor.ts';

export type WalkSettings = {
  readonly origin: string;
  readonly sandboxOrigin: string;
  /** Ends the walk. */
  readonly isOver: () => boolean;
  /** Steps a second. */
  readonly rate: number;
};

export type WalkResult = {
  readonly steps: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
};

const queries = [
  'harbour',
  'hong kong',
  'tokyo',
  'boat',
  'museum',
  'kyoto',
  'トラム',
  'пароход',
  'phuket',
  'zzz',
  'rail',
];
const languages = ['', '/ja', '/de', '/ar-SA', '/th', '/zh-CN', '/fr', '/ko'];
const lanes = 4;

type Kind = 'page' | 'search' | 'api' | 'picture' | 'share' | 'purchase';

/** What an hour of visitors is made of, per forty steps. */
const mix: readonly Kind[] = [
  ...Array<Kind>(16).fill('page'),
  ...Array<Kind>(6).fill('search'),
  ...Array<Kind>(6).fill('api'),
  ...Array<Kind>(9).fill('picture'),
  ...Array<Kind>(2).fill('share'),
  'purchase',
];

/** Visits a shop as many visitors do: pages in all languages, searches, calls, pictures, and purchases with their PDFs. */
export async function walk(settings: WalkSettings): Promise<WalkResult> {
  const ground = await openGround(settings);
  const begun = performance.now();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (!settings.isOver()) {
      const step = next;
      next += 1;
      const early = begun + (step / settings.rate) * 1_000 - performance.now();
      if (early > 0) await pause(early);
      await take(ground, step);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const { byKind, statuses, failures } = ground;
  return { steps: next, byKind, statuses, failures };
}

type Ground = WalkSettings & {
  readonly paths: readonly string[];
  /** Pictures and images of shared addresses that pages have named, the newest last. */
  readonly pictures: string[];
  readonly shares: string[];
  readonly byKind: Record<string, number>;
  readonly statuses: Record<string, number>;
  readonly failures: string[];
};

async function openGround(settings: WalkSettings): Promise<Ground> {
  const visitor = new MemoryVisitor(settings.origin, '198.51.100.1');
  const files = addressesIn(await textOf(visitor, '/sitemap.xml'));
  const paths: string[] = [];
  for (const file of files) paths.push(...addressesIn(await textOf(visitor, file)));
  if (paths.length === 0) throw new Error('the shop lists no page');
  return { ...settings, paths, pictures: [], shares: [], byKind: {}, statuses: {}, failures: [] };
}

async function take(ground: Ground, step: number): Promise<void> {
  const kind = mix[scattered(step, mix.length)] ?? 'page';
  ground.byKind[kind] = (ground.byKind[kind] ?? 0) + 1;
  const network = `10.${step & 255}.${(step >> 8) & 255}.${1 + (scattered(step, 250) % 250)}`;
  const visitor = new MemoryVisitor(ground.origin, network);
  try {
    if (kind === 'purchase') await buyAndPrint(visitor, { sandboxOrigin: ground.sandboxOrigin, step });
    else await look(ground, visitor, addressOf(ground, kind, step));
  } catch (fault) {
    ground.failures.push(fault instanceof Error ? fault.message : String(fault));
  }
}

function addressOf(ground: Ground, kind: Exclude<Kind, 'purchase'>, step: number): string {
  const query = encodeURIComponent(queries[scattered(step, queries.length)] ?? '');
  const language = languages[scattered(step + 7, languages.length)] ?? '';
  const any = ground.paths[scattered(step, ground.paths.length)] ?? '/';
  switch (kind) {
    case 'page':
      return any;
    case 'search':
      return `${language}/search/result/?query=${query}&page=${1 + scattered(step, 3)}`;
    case 'api':
      return step % 2 === 0
        ? `/v2/usrcsrv/search/suggest?query=${query}`
        : `/v2/usrcsrv/search/complete_search?query=${query}&page_num=${1 + scattered(step, 4)}`;
    case 'picture':
      return ground.pictures.splice(scattered(step, ground.pictures.length), 1)[0] ?? any;
    case 'share':
      return ground.shares.pop() ?? any;
  }
}

/** Most pictures that are remembered to be looked at. */
const remembered = 2_000;

async function look(ground: Ground, visitor: MemoryVisitor, address: string): Promise<void> {
  const answer = await visitor.get(address);
  ground.statuses[answer.status] = (ground.statuses[answer.status] ?? 0) + 1;
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) {
    await answer.arrayBuffer();
  } else {
    const html = await answer.text();
    for (const [path] of html.matchAll(/\/pictures\/[\w-]+\/[\w.-]+\.(?:avif|webp|jpg)/g))
      if (ground.pictures.length < remembered) ground.pictures.push(path);
    const share = /\/share\/[^"]+\.png/.exec(html)?.[0];
    if (share !== undefined && ground.shares.length < remembered) ground.shares.push(share);
  }
  // A picture may be requested again later; anything else that fails is an error of the shop.
  if (answer.status >= 500 && answer.headers.get('retry-after') === null)
    ground.failures.push(`${address}: ${answer.status}`);
}

async function textOf(visitor: MemoryVisitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

function addressesIn(xml: string): readonly string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** A number below `size` that looks like chance and is the same in every run. */
function scattered(step: number, size: number): number {
  const mixed = Math.imul(step ^ (step >>> 15), 0x2c1b3c6d) >>> 0;
  return size === 0 ? 0 : (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0) % size;
}
