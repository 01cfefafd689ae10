import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newVisitor, openApi, ownHeaders, type Api } from '../../../tests/api/open-api.ts';
import { testSite } from '../../../tests/site.ts';
import { makePreview } from '#src/actions/operations/make-preview.ts';
import { revokePreview } from '#src/actions/operations/revoke-preview.ts';
import { previewToken } from '#src/server/context/preview-link.ts';
import { listPreviews, type PreviewKind } from '#src/store/site/preview-links.store.ts';

const [key] = testSite.cookieKeys;
let api: Api;
beforeAll(async () => {
  api = await openApi({ isStocked: false, logLevel: 'info' });
});
afterAll(() => api.close());

type Link = { readonly id: string; readonly token: string };

async function link(kind: PreviewKind, path: string | null): Promise<Link> {
  const made = await makePreview(api.deps, { kind, path, hours: 8, madeBy: 'an editor', reason: 'to look' });
  if (!made.ok) throw new Error(made.failure.code);
  return { id: made.value.id, token: previewToken({ kind, id: made.value.id }, path, key) };
}

async function open(address: string): Promise<{ status: number; to: string; jar: Record<string, string> }> {
  const { statusCode: status, headers, cookies } = await api.server.inject({ url: address });
  const jar = Object.fromEntries(cookies.filter(({ maxAge }) => maxAge !== 0).map(({ name, value }) => [name, value]));
  return { status, to: headers.location ?? '', jar };
}

const query = (token: string): string => `admin_preview_mode=${encodeURIComponent(token)}`;

describe('a preview link', () => {
  it('is exchanged for a cookie at its own page, in any language, and nowhere else', async () => {
    const { token, id } = await link('content', '/about');
    for (const [at, to] of [
      ['/about/', '/about/'],
      ['/ja/about', '/ja/about/'],
    ] as const) {
      const opened = await open(`${at}?${query(token)}`);
      expect([opened.status, opened.to, Object.keys(opened.jar)]).toEqual([303, to, ['link_pass']]);
      expect(opened.jar['link_pass']).toMatch(/^p-/);
    }
    for (const at of ['/', '/careers/', '/about/more/'])
      expect((await open(`${at}?${query(token)}`)).jar['link_pass']).toBeUndefined();
    const row = (await listPreviews(api.deps.db)).find((one) => one.id === id);
    expect(row).toMatchObject({ kind: 'content', path: '/about', uses: 2, madeBy: 'an editor', revokedAt: null });
  });

  it('opens nothing once it is revoked, is over, or was signed for another kind', async () => {
    const at = (token: string): Promise<{ jar: Record<string, string> }> => open(`/about/?${query(token)}`);
    const [revoked, over, other] = [
      await link('content', '/about'),
      await link('content', '/about'),
      await link('text-debug', null),
    ];
    expect((await at(revoked.token)).jar['link_pass']).toBeDefined();
    await revokePreview(api.deps, revoked.id);
    await api.deps.db.query(
      `update preview_link set created_at = now() - interval '2 hours', expires_at = now() - interval '1 second'
       where id = $1`,
      [over.id],
    );
    // A token of the right form, for a link that was made for something else.
    const forged = previewToken({ kind: 'content', id: other.id }, '/about', key);
    for (const token of [revoked.token, over.token, forged, 'nothing', revoked.token + revoked.token])
      expect((await at(token)).jar['link_pass']).toBeUndefined();
  });
});

describe('text debug (RU-38)', () => {
  const call = async (jar: Record<string, string>): Promise<unknown> => {
    const { cookie } = await newVisitor(api.server);
    const cookies = [cookie, ...Object.entries(jar).map(([name, value]) => `${name}=${value}`)].join('; ');
    const headers = { ...ownHeaders, cookie: cookies, 'x-klook-debug-mode': '1' };
    const answer = await api.server.inject({ url: '/v1/usrcsrv/exchange_rate?date=2026-01-01', headers });
    return answer.headers['x-klook-debug-mode'];
  };
  const lines = (id: string): number =>
    api.faults.filter((line) => JSON.stringify(line).includes('text-debug') && JSON.stringify(line).includes(id))
      .length;

  it('is turned on by a link of its own kind on any page, for eight hours at most, and written down', async () => {
    const { token, id } = await link('text-debug', null);
    const opened = await open(`/about/?text_debug=1&${query(token)}`);
    expect([opened.status, opened.to]).toEqual([303, '/about/?text_debug=1']);
    expect(opened.jar).toMatchObject({ text_debug: '1', link_pass: expect.stringMatching(/^d-/) });
    const before = lines(id);
    expect(await call(opened.jar)).toBe('1');
    expect(lines(id)).toBe(before + 1);
    await revokePreview(api.deps, id);
    expect(await call(opened.jar)).toBeUndefined();
    const long = await makePreview(api.deps, { kind: 'text-debug', path: null, hours: 9, madeBy: 'x', reason: 'y' });
    expect(long.ok).toBe(false);
  });

  it('is not turned on by a preview of content, nor by only the header or the readable cookie', async () => {
    const { token } = await link('content', '/about');
    const opened = await open(`/about/?text_debug=1&${query(token)}`);
    expect(opened.jar['text_debug']).toBeUndefined();
    expect(await call(opened.jar)).toBeUndefined();
    expect(await call({ text_debug: '1' })).toBeUndefined();
  });
});
