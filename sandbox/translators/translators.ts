import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

import { modes, type Mode } from '#sandbox/translators/modes.ts';
import { wireFormats, type WireFormat } from '#sandbox/translators/wire-formats.ts';

/** What was sent to a service, as it arrived. */
type RecordedRequest = { readonly path: string; readonly body: string };

export type TranslatorsSandbox = {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** From now on requests end like this; `times` counts them, then all is fine again. */
  readonly become: (mode: Mode, times?: number) => void;
  readonly close: () => Promise<void>;
};

/**
 * Starts doubles of four translation services, each below a path of its own (`/libretranslate`, `/deepl`, `/google`,
 * `/openai/v1`), with one key for all. They answer in the services' wire formats with words that stand for a translation.
 */
export async function startTranslators(options: {
  readonly host: string;
  readonly port: number;
  readonly key: string;
}): Promise<TranslatorsSandbox> {
  const requests: RecordedRequest[] = [];
  const state = { mode: 'fine' as Mode, left: Infinity };
  const become = (mode: Mode, times = Infinity): void => void Object.assign(state, { mode, left: times });
  const next = (): Mode => {
    state.left -= 1;
    const { mode } = state;
    if (state.left <= 0) become('fine');
    return mode;
  };
  const server = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 262_144, trustProxy: false });
  server.get('/health', async () => ({ ok: true }));
  server.post('/_control/mode', async (request, reply) => {
    const { mode, times } = fieldsOf(request.body);
    const known = modes.find((one) => one === mode);
    if (known === undefined) return reply.code(400).send({ error: `mode is one of ${modes.join(', ')}` });
    become(known, typeof times === 'number' ? times : Infinity);
    return { mode: known };
  });
  for (const format of wireFormats)
    server.post(format.path, (request, reply) => {
      requests.push({ path: format.path, body: JSON.stringify(request.body) });
      return answer(format, { request, reply, mode: next(), key: options.key });
    });
  await server.listen({ host: options.host, port: options.port });
  const bound = server.addresses()[0];
  const port = typeof bound === 'object' ? bound.port : options.port;
  return { url: `http://${options.host}:${port}`, requests, become, close: () => server.close() };
}

type Turn = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly mode: Mode;
  readonly key: string;
};

function answer(format: WireFormat, { request, reply, mode, key }: Turn): FastifyReply {
  switch (mode) {
    case 'down':
      return reply.code(503).send({ message: 'Service Unavailable' });
    case 'reset':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'slow':
      // No answer, until the caller gives up.
      return reply.hijack();
    case 'rate':
    case 'quota':
      return reply.code(format[mode].status).send(format[mode].body);
    case 'unreadable':
      return reply.type('text/html').send('<html>Please sign in to this network</html>');
    case 'redirect':
      return reply.redirect('http://169.254.169.254/latest/', 307);
    default: {
      const { status, body } = format.answer({ headers: request.headers, body: fieldsOf(request.body), key }, mode);
      return reply.code(status).send(body);
    }
  }
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}
