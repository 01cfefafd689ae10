import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { IdentityOptions } from '#sandbox/identity/options.ts';
import { readRequest, returnAddress, type SignInRequest } from '#sandbox/identity/request.ts';
import { openIdentityService, type IdentityService } from '#sandbox/identity/identity-service.ts';
import { signInPage, styleSheet } from '#sandbox/identity/page.ts';
import { readForm } from '#sandbox/form.ts';

/**
 * Starts an identity provider for OpenID Connect, for a demonstration and for tests: any name and address that a
 * visitor enters are accepted. It stores nothing on disk. Rejects when the port is taken.
 */
export async function startIdentity(
  options: IdentityOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const context = await openIdentityService(options);
  const server = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 16_384, trustProxy: false });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  documents(server, context);
  pages(server, context);
  tokens(server, context);
  await server.listen({ host: options.host, port: options.port });
  const bound = server.addresses()[0];
  const port = typeof bound === 'object' ? bound.port : options.port;
  return { url: `http://${options.host}:${port}`, close: () => server.close() };
}

function documents(server: FastifyInstance, { options: { origin }, keys }: IdentityService): void {
  server.get('/health', async () => ({ ok: true }));
  server.get('/.well-known/openid-configuration', async () => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }));
  server.get('/keys', async () => ({ keys: [keys.published] }));
}

function pages(server: FastifyInstance, context: IdentityService): void {
  server.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
  server.get('/authorize', (request, reply) => {
    const signIn = readRequest(queryOf(request), context.options);
    return signIn === null ? refuse(reply) : show(request, reply, signIn, { name: '', email: '', isWrong: false });
  });
  server.post('/authorize', async (request, reply) => {
    const signIn = readRequest(queryOf(request), context.options);
    if (signIn === null) return refuse(reply);
    const form = readForm(typeof request.body === 'string' ? request.body : '');
    const [name, email] = [(form.get('name') ?? '').trim(), (form.get('email') ?? '').trim()];
    if (form.get('decision') === 'leave')
      return reply.redirect(returnAddress(signIn, context, { error: 'access_denied' }), 303);
    if (name === '' || name.length > 100 || !/^[\w.-]+@[\w-]+(\.[\w-]+)+$/.test(email) || email.length > 254)
      return show(request, reply, signIn, { name, email, isWrong: true });
    return reply.redirect(returnAddress(signIn, context, { code: context.issueCode(signIn, { name, email }) }), 303);
  });
}

function tokens(server: FastifyInstance, context: IdentityService): void {
  server.post('/token', async (request, reply) => {
    const form = readForm(typeof request.body === 'string' ? request.body : '');
    void reply.header('cache-control', 'no-store');
    if (!context.isClient(form)) return reply.code(401).send({ error: 'invalid_client' });
    const idToken = await context.exchange(form);
    if (idToken === null) return reply.code(400).send({ error: 'invalid_grant' });
    return reply.send({ access_token: 'serves-nothing', token_type: 'Bearer', expires_in: 60, id_token: idToken });
  });
}

type Typed = { readonly name: string; readonly email: string; readonly isWrong: boolean };

/** Browsers hold a form's redirect to its `form-action` too: the way back is named there. */
function show(request: FastifyRequest, reply: FastifyReply, signIn: SignInRequest, typed: Typed): FastifyReply {
  const back = new URL(signIn.returnTo).origin;
  return reply
    .code(typed.isWrong ? 422 : 200)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(signInPage(request.headers['accept-language'] ?? '', typed).text);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .type('text/plain; charset=utf-8')
    .send('This sign-in was not asked for by a shop that is known here.\n');
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://here').searchParams;
}
