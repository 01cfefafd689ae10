type Waiting<Request, Answer> = {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: unknown) => void;
};

/** Those who wait for one thing in this process. A queue that is there is being served. */
export type Queues<Request, Answer> = Map<string, Waiting<Request, Answer>[]>;

/**
 * Serves requests for one key in their order and several at once: those who come in the same moment, and while they are
 * served the next ones, at most `most` of them. No one waits for company. When serving throws, all of these requests do.
 */
export function batch<Request, Answer>(
  queues: Queues<Request, Answer>,
  key: string,
  request: Request,
  serve: (requests: readonly Request[]) => Promise<readonly Answer[]>,
  most: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const waiting = { request, resolve, reject };
    const queue = queues.get(key);
    if (queue !== undefined) return void queue.push(waiting);
    const own = [waiting];
    queues.set(key, own);
    // Removed the moment it is empty: otherwise nobody would serve a caller who calls again right after the answer.
    void serveAll(own, serve, most, () => queues.delete(key));
  });
}

async function serveAll<Request, Answer>(
  queue: Waiting<Request, Answer>[],
  serve: (requests: readonly Request[]) => Promise<readonly Answer[]>,
  most: number,
  close: () => void,
): Promise<void> {
  // Callers that were answered together make their next call together: those ready now join before it begins.
  await new Promise<void>((heard) => void setImmediate(heard));
  while (queue.length > 0) {
    const several = queue.splice(0, most);
    try {
      const answers = await serve(several.map((one) => one.request));
      for (const [index, { resolve, reject }] of several.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('a request of the batch has no result'));
        else resolve(answer);
      }
    } catch (fault) {
      for (const { reject } of several) reject(fault);
    }
  }
  close();
}
