import { randomUUID } from 'node:crypto';

import { accountEndpoints } from '#src/contract/accounts/account.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0 Safari/537.36';

type SendOptions = {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly headers?: Record<string, string>;
};

/** A visitor over HTTP: stores cookies, has its own network, and sends each change with a fresh token. */
export class MemoryVisitor {
  readonly #origin: string;
  readonly #network: string;
  readonly #jar = new Map<string, string>();

  constructor(origin: string, network: string) {
    this.#origin = origin;
    this.#network = network;
  }

  async get(path: string): Promise<Response> {
    return this.#send(path, {});
  }

  /** The result of a call that must succeed. */
  async read<Result>(path: string): Promise<Result> {
    return resultOf<Result>(path, await this.#send(path, {}));
  }

  /** The result of a change that must succeed. */
  async change<Result>(path: string, body: object = {}): Promise<Result> {
    const { token } = await this.read<{ token: string }>(accountEndpoints.csrfToken.path.source);
    const headers = { 'x-csrf-token': token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return resultOf<Result>(path, await this.#send(path, { method: 'POST', body, headers }));
  }

  async #send(path: string, { method = 'GET', body, headers }: SendOptions): Promise<Response> {
    const answer = await fetch(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': agent,
        accept: '*/*',
        origin: this.#origin,
        'x-forwarded-for': this.#network,
        cookie: [...this.#jar].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      this.#jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  }
}

async function resultOf<Result>(path: string, answer: Response): Promise<Result> {
  const text = await answer.text();
  const reported = text.startsWith('{') ? (JSON.parse(text) as { success?: boolean; result?: unknown }) : {};
  if (reported.success !== true) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  // What the endpoint of this path answers.
  return reported.result as Result;
}
