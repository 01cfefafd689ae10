import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was written: how many files, and how many products in all. */
export type FeedWritten = { readonly shards: number; readonly products: number };

type About = {
  /** The number by which the files are known to belong together. */
  readonly nonce: number;
  /** Most bytes of a file. */
  readonly mostBytes: number;
};

const named = /^things-to-do-\d+\.json(\.part)?$/;
/** Room for what follows the products. */
const tail = 200;

/**
 * Writes a product feed as JSON files of at most so many bytes, product by product, so that a shop of any size fits into
 * little memory. Each file says how many there are, hence their ends are written last; then all take their names, and what
 * an earlier feed has left goes. Without a single product nothing is written and an earlier feed stays: published as a
 * snapshot, an empty one would take everything off sale at everyone who reads it. Throws for a product that fits into no file.
 */
export async function writeFeedShards(
  folder: string,
  products: AsyncIterable<object>,
  { nonce, mostBytes }: About,
): Promise<FeedWritten> {
  await mkdir(folder, { recursive: true });
  const parts: { readonly place: string; bytes: number }[] = [];
  let count = 0;
  for await (const product of products) {
    const text = JSON.stringify(product);
    const bytes = Buffer.byteLength(text) + 2;
    if (bytes + tail > mostBytes) throw new Error(`a product of ${bytes} bytes does not fit into ${mostBytes}`);
    let part = parts.at(-1);
    const isFull = part === undefined || part.bytes + bytes + tail > mostBytes;
    if (part === undefined || isFull) part = await begin(folder, parts);
    await appendFile(part.place, (part.bytes > start.length ? ',\n' : '') + text);
    part.bytes += bytes;
    count += 1;
  }
  if (parts.length === 0) return { shards: 0, products: 0 };
  for (const [shard_id, { place }] of parts.entries()) {
    const metadata = {
      shard_id,
      total_shards_count: parts.length,
      processing_instruction: 'PROCESS_AS_SNAPSHOT',
      nonce,
    };
    await appendFile(place, `],"feed_metadata":${JSON.stringify(metadata)}}\n`);
  }
  await publish(
    folder,
    parts.map(({ place }) => place),
  );
  return { shards: parts.length, products: count };
}

const start = '{"products":[';

type Part = { readonly place: string; bytes: number };

async function begin(folder: string, parts: Part[]): Promise<Part> {
  const part = { place: join(folder, `things-to-do-${parts.length}.json.part`), bytes: start.length };
  await writeFile(part.place, start);
  parts.push(part);
  return part;
}

async function publish(folder: string, places: readonly string[]): Promise<void> {
  const files = places.map((place) => place.slice(0, -'.part'.length));
  for (const [at, file] of files.entries()) await rename(places[at] ?? file, file);
  const current = new Set(files);
  const old = (await readdir(folder)).filter((name) => named.test(name) && !current.has(join(folder, name)));
  await Promise.all(old.map((name) => rm(join(folder, name))));
}
