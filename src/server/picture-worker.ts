import { parentPort, threadId, workerData } from 'node:worker_threads';
import { paintScene } from '#pictures/paint-scene.ts';
import { encode, rasterise } from '#src/adapters/image-codec.sharp.ts';
import { imageSize, parsePictureKey, pictureFileName } from '#src/domain/catalogue/picture.ts';
import { endOfThread } from './end-thread.ts';
import type { PaintJob } from './picture-queue.ts';
import { isKept, picturePlace, writeWhole } from './picture-files.ts';

/* A thread of the image route: takes jobs, draws once, writes each file, says which one is ready. */

const folder = String(workerData);
let written = 0;

async function paintJob(job: PaintJob, onFile: (file: string) => void): Promise<void> {
  const ref = parsePictureKey(job.key);
  if (ref === undefined) throw new Error(`not a picture: ${job.key}`);
  const missing = [];
  for (const file of job.files) {
    const name = pictureFileName(file);
    const place = picturePlace(folder, job.key, name);
    if (await isKept(place)) onFile(name);
    else missing.push({ name, place, as: { ...imageSize(file.preset, file.platform), format: file.format } });
  }
  const largest = missing.map((file) => file.as).toSorted((a, b) => b.width - a.width)[0];
  if (largest === undefined) return;
  const size = { width: largest.width, height: largest.height };
  const raster = await rasterise(paintScene(ref, size.width, size.height), size);
  for (const file of missing) {
    written += 1;
    await writeWhole(folder, file.place, await encode(raster, file.as), `${process.pid}-${threadId}-${written}`);
    onFile(file.name);
  }
}

parentPort?.on('message', (job: PaintJob | typeof endOfThread) => {
  /* What is being painted is finished first. */
  if (job === endOfThread) {
    parentPort?.close();
    return;
  }
  paintJob(job, (file) => parentPort?.postMessage({ file }))
    .then(() => parentPort?.postMessage({ finished: true }))
    .catch((reason: unknown) => parentPort?.postMessage({ failed: String(reason) }));
});
