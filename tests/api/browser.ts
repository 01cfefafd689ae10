import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { solved } from '../robot-check.ts';
import { ownHeaders } from './open-api.ts';

type Endpoint = { readonly path: { readonly source: string } };

/** The outcome of a call: its status, the result, or the code of its failure. */
export type Reply = { readonly status: number; readonly result: unknown; readonly code: string | null };

/** A browser against a server by injection: it stores its cookies, solves the robot check, and has its own address. */
export class TestBrowser {
  readonly jar = new Map<string, string>();
  readonly server: FastifyInstance;
  readonly address: string;
  agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0 Safari/537.36';

  constructor(server: FastifyInstance, address = '203.0.113.7') {
    this.server = server;
    this.address = address;
  }

  async read(endpoint: Endpoint): Promise<Reply> {
    return replyOf(await this.send({ url: endpoint.path.source }));
  }

  /** A change, with a fresh token. */
  async change(endpoint: Endpoint, payload: object = {}): Promise<Reply> {
    const token = (await this.send({ url: accountEndpoints.csrfToken.path.source })).json().result.token;
    return replyOf(
      await this.send({
        method: 'POST',
        url: endpoint.path.source,
        payload,
        headers: {
          'x-csrf-token': token,
          'content-type': 'application/json',
          'idempotency-key': `key-${Math.random().toString(36).slice(2).padEnd(16, '0')}`,
        },
      }),
    );
  }

  /** A change behind the robot check. */
  async callApi(endpoint: Endpoint, payload: object): Promise<Reply> {
    const requested = await this.read(accountEndpoints.robotChallenge);
    const { challenge } = requested.result as { challenge: string };
    return this.change(endpoint, { ...payload, captcha: await solved(challenge) });
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.server.inject({
      remoteAddress: this.address,
      ...options,
      headers: { ...ownHeaders, 'user-agent': this.agent, cookie, ...options.headers },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return answer;
  }
}

function replyOf(answer: LightMyRequestResponse): Reply {
  const body = answer.json<{ success: boolean; result?: unknown; error?: { code: string } }>();
  return { status: answer.statusCode, result: body.result, code: body.error?.code ?? null };
}
