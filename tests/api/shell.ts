import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

export type Ran = { readonly line: string; readonly status: number; readonly body: string };

/** The shell as far as the commands in our documents need it; requests are injected instead of sent. */
export class Shell {
  readonly ran: Ran[] = [];
  readonly #server: FastifyInstance;
  readonly #values = new Map<string, string>();
  readonly #files = new Map<string, string>();
  readonly #cookies = new Map<string, string>();

  constructor(server: FastifyInstance) {
    this.#server = server;
  }

  /** Runs the lines of a block; one that it does not understand throws. */
  async run(block: string): Promise<void> {
    const lines = block.replaceAll(/\\\n\s*/g, '').split('\n');
    for (const line of lines)
      if (line !== '' && !line.startsWith('#') && !line.startsWith('field()')) await this.#line(line);
  }

  async #line(line: string): Promise<void> {
    const [, name, value = ''] = /^([A-Z]+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) return void (await this.#curl(line));
    this.#values.set(name, await this.#valueOf(value));
    if (this.#values.get(name) === '') throw new Error(`nothing came of: ${line}`);
  }

  async #valueOf(text: string): Promise<string> {
    if (text === '$(uuidgen)') return randomUUID();
    const [, file = '', from = ''] = /^\$\(field (\w+) < (\S+)\)$/.exec(text) ?? [];
    if (file !== '') return fieldOf(this.#files.get(from) ?? '', file);
    const [, command, field = ''] = /^\$\((curl .*) \| field (\w+)\)$/.exec(text) ?? [];
    return command === undefined ? text : fieldOf(await this.#curl(command), field);
  }

  async #curl(line: string): Promise<string> {
    const [command, ...words] = wordsOf(line, (name) => this.#values.get(name) ?? '');
    if (command !== 'curl') throw new Error(`no such command: ${line}`);
    const headers: Record<string, string> = {};
    let url = '';
    let payload: string | null = null;
    let keeps = false;
    let into: string | null = null;
    while (words.length > 0) {
      const word = words.shift() ?? '';
      if (word === '-s') continue;
      const value = word.startsWith('-') ? (words.shift() ?? '') : word;
      if (word === '-H')
        headers[value.slice(0, value.indexOf(':')).toLowerCase()] = value.slice(value.indexOf(':') + 1).trim();
      else if (word === '-b') headers['cookie'] = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
      else if (word === '-c') keeps = true;
      else if (word === '-d') payload = value;
      else if (word === '-o') into = value;
      else if (word.startsWith('-')) throw new Error(`no such option: ${word}`);
      else url = value;
    }
    const { host, pathname, search } = new URL(url);
    const reply = await this.#server.inject({
      method: payload === null ? 'GET' : 'POST',
      url: pathname + search,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...(payload === null ? {} : { payload }),
    });
    if (keeps) this.#keep(reply.headers['set-cookie']);
    if (into !== null) this.#files.set(into, reply.body);
    this.ran.push({ line, status: reply.statusCode, body: reply.body });
    return reply.body;
  }

  #keep(setCookie: string | readonly string[] | undefined): void {
    for (const line of typeof setCookie === 'string' ? [setCookie] : (setCookie ?? [])) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

/** Returns the last value of a text field, as the document's `field` finds it. */
function fieldOf(json: string, name: string): string {
  return [...json.matchAll(new RegExp(`"${name}":"([^"]*)"`, 'g'))].at(-1)?.[1] ?? '';
}

/** Returns words as a shell reads them: '…' unchanged, "…" and bare words with their variables. */
function wordsOf(line: string, valueOf: (name: string) => string): string[] {
  return [...line.matchAll(/'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"]+)/g)].map(([, single, double, bare]) => {
    if (single !== undefined) return single;
    const text = double?.replaceAll(/\\(.)/g, '$1') ?? bare ?? '';
    return text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => valueOf(name));
  });
}
