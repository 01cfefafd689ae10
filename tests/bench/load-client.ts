import { connect } from 'node:net';

/** The bench's task for this process: so many busy connections for so long. */
export type Load = {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly ms: number;
};
export type LoadResult = { readonly answers: number; readonly seconds: number; readonly wrong: number };

const headEnd = Buffer.from('\r\n\r\n');

/**
 * A closed loop on bare sockets: each connection sends a request again as soon as it has its response. It reads no more
 * of a response than where it ends, so that the server and not this process is what is measured.
 */
function run({ port, path, headers, connections, ms }: Load): Promise<LoadResult> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${lines.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let [answers, wrong, closed] = [0, 0, 0];
    const one = (): void => {
      const socket = connect(port, '127.0.0.1');
      let rest = 0;
      let head = Buffer.alloc(0);
      const next = (): void => {
        answers += 1;
        if (performance.now() - start < ms) socket.write(question);
        else socket.end();
      };
      socket.setNoDelay(true);
      socket.on('data', (data) => {
        if (rest > 0) {
          rest -= data.length;
          if (rest === 0) next();
          return;
        }
        head = head.length === 0 ? data : Buffer.concat([head, data]);
        const end = head.indexOf(headEnd);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200')) wrong += 1;
        rest = end + headEnd.length + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN) - head.length;
        head = Buffer.alloc(0);
        if (Number.isNaN(rest)) reject(new Error('an answer without its length'));
        if (rest === 0) next();
      });
      socket.on('error', reject);
      socket.on('connect', () => socket.write(question));
      socket.on('close', () => {
        closed += 1;
        if (closed === connections) resolve({ answers, wrong, seconds: (performance.now() - start) / 1000 });
      });
    };
    for (let n = 0; n < connections; n += 1) one();
  });
}

process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (fault: unknown) => {
      throw fault;
    },
  );
});
