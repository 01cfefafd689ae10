import { batch, type Queues } from '#src/actions/shared/batches/batch.ts';

/** Reads by one statement for concurrent callers of one database, at most `most` of them (`gather`). */
export function readBatch<On extends object, Request, Answer>(
  read: (on: On, requests: readonly Request[]) => Promise<readonly Answer[]>,
  most: number,
): (on: On, request: Request) => Promise<Answer> {
  const readers = new WeakMap<On, Queues<Request, Answer>>();
  return (on, request) => {
    const queues = readers.get(on) ?? new Map();
    readers.set(on, queues);
    return batch(queues, '', request, (several) => read(on, several), most);
  };
}
