import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

/** Answers a request before the framework has looked at it; false when this one is not for it. */
export type FastLane = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What is decided before lane and framework: how a malformed request is refused, and whether the process is ending. */
export type Edges = {
  readonly refuse: (response: ServerResponse) => void;
  readonly isDraining?: () => boolean;
};

/**
 * Returns whether a request names its host more than once. Node passes on the first, a proxy before us may have gone by
 * the second; RFC 9112 (3.2) requires 400.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/**
 * Node's server: what the lane does not answer is passed to the framework, and all of it once the server is closing.
 * The framework leaves timeouts to the creator of its server, and listens on one address of a name only.
 */
export function webServer(framework: RequestListener, lane: { readonly take: FastLane }, edges: Edges): Server {
  const server = createServer((request, response) => {
    // A connection left open would bring the next request to a process that is about to end.
    if (edges.isDraining?.() === true) response.setHeader('connection', 'close');
    if (namesTwoHosts(request)) edges.refuse(response);
    else if (!server.listening || !lane.take(request, response)) framework(request, response);
  });
  server.keepAliveTimeout = 72_000;
  server.requestTimeout = 30_000;
  return server;
}

type Jar = Readonly<Record<string, string | undefined>>;

/** Returns a browsing visitor sends the same cookies with each page; they are read once. */
export function cookieReader(parse: (text: string) => Jar): (text: string | undefined) => Jar {
  const jars = new LRUCache<string, Jar>({
    maxSize: mostBytes,
    // The text, its parts, and the record of them.
    sizeCalculation: (_jar, text) => 400 + 4 * text.length,
  });
  return (text) => {
    if (text === undefined) return noCookies;
    const known = text.length > longestJar ? undefined : jars.get(text);
    if (known !== undefined) return known;
    const jar = parse(text);
    if (text.length <= longestJar) jars.set(text, jar);
    return jar;
  };
}

const noCookies: Jar = {};
const mostBytes = 4 * 1024 ** 2;
const longestJar = 1_000;
