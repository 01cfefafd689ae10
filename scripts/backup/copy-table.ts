import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';

import type { Client, Connection } from 'pg';

/** What the driver's connection does for COPY and its types leave out. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** The calls that the driver makes on a running statement. */
type Running = {
  submit(connection: Connection): void;
  handleError(fault: Error): void;
  handleReadyForQuery(): void;
  handleCommandComplete(): void;
  handleRowDescription(): void;
  handleEmptyQuery(): void;
  handleCopyInResponse(connection: Connection): void;
  handleCopyData(message: { readonly chunk: Buffer }, connection: Connection): void;
};

function running(text: string, own: Partial<Running>, ended: PromiseWithResolvers<void>): Running {
  return {
    submit: (connection) => connection.query(text),
    handleError: ended.reject,
    handleReadyForQuery: () => ended.resolve(),
    handleCommandComplete: () => undefined,
    handleRowDescription: () => undefined,
    handleEmptyQuery: () => undefined,
    handleCopyInResponse: () => undefined,
    handleCopyData: () => undefined,
    ...own,
  };
}

/** Writes what `copy … to stdout` gives into a stream, at the pace at which it is taken; the stream stays open. */
export async function copyOut(client: Client, text: string, to: Writable): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const handleCopyData: Running['handleCopyData'] = ({ chunk }, { stream }) => {
    // The driver uses its memory again for the next message.
    if (to.write(Buffer.from(chunk)) || stream.isPaused()) return;
    stream.pause();
    to.once('drain', () => stream.resume());
  };
  client.query(running(text, { handleCopyData }, ended));
  await ended.promise;
}

/** Feeds `copy … from stdin` from a stream. Throws what the database says, or what the stream failed of. */
export async function copyIn(client: Client, text: string, from: Readable): Promise<void> {
  const ended = Promise.withResolvers<void>();
  let refused = false;
  const feed = async (connection: CopyConnection): Promise<void> => {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        if (refused) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      if (!refused) connection.endCopyFrom();
    } catch (fault) {
      connection.sendCopyFail(fault instanceof Error ? fault.message : 'the source broke off');
    }
  };
  const own: Partial<Running> = {
    // The driver's own connection has these calls; its types tell of fewer.
    handleCopyInResponse: (connection) => void feed(connection as CopyConnection),
    handleError: (fault) => {
      refused = true;
      ended.reject(fault);
    },
  };
  client.query(running(text, own, ended));
  await ended.promise;
}
