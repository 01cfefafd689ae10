/* Loaded into the shop before anything else (`--import`): answers the bench's question about this process's heap. */
import { isMainThread } from 'node:worker_threads';
import { getHeapStatistics } from 'node:v8';

if (isMainThread && process.send !== undefined) {
  process.on('message', (question) => {
    if (question !== 'memory') return;
    const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
    const contexts = getHeapStatistics().number_of_detached_contexts;
    process.send?.({ rss, heapTotal, heapUsed, external, arrayBuffers, contexts });
  });
  // The listener alone does not prevent the shop from ending.
  process.channel?.unref();
}
