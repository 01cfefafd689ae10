import { createServer } from 'node:http';

/**
 * Responds on the site's port while the site starts, which takes minutes on an empty database: `/healthz` says that the
 * process runs, `/readyz` that it is starting, and everything else to retry later. Throws when the port is taken.
 */
export async function answerWhileStarting(about: {
  readonly port: number;
  readonly host: string;
}): Promise<{ readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      connection: 'close',
    };
    if (path === '/healthz') {
      response.writeHead(200, headers).end('{"success":true,"result":"ok"}');
      return;
    }
    response
      .writeHead(503, { ...headers, 'retry-after': '5' })
      .end('{"success":false,"result":"unavailable","state":"starting"}');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(about.port, about.host, () => resolve());
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
