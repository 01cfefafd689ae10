import { describe, expect, it } from 'vitest';

import { catalogues, messagesIn } from './locales.ts';

const whole = await catalogues.en();
const [lost = '', odd = '', cut = ''] = Object.keys(whole);

async function words(ja: () => Promise<unknown>): Promise<{ readonly reported: string[]; readonly own: typeof whole }> {
  const reported: string[] = [];
  const own = await messagesIn('ja', (fault) => reported.push(String(fault)), { ...catalogues, ja });
  return { reported, own };
}

describe('the words of a language', () => {
  it('are complete, and nothing is told of them', async () => {
    const { reported, own } = await words(catalogues.ja);
    expect(reported).toEqual([]);
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(whole).toSorted());
  });

  it('that cannot be loaded are told, and the site speaks English', async () => {
    const { reported, own } = await words(async () => Promise.reject(new TypeError('no such file')));
    expect(reported).toEqual(['TypeError: no such file']);
    expect(own).toEqual(whole);
  });

  it.each([null, undefined, 'words', [], 7])(
    'that are %s and no catalogue are told, and the site speaks English',
    async (found) => {
      const { reported, own } = await words(async () => found);
      expect(reported).toHaveLength(1);
      expect(own).toEqual(whole);
    },
  );

  it('that are cut off or wrong in part are told with their ids, and English stands in for those alone', async () => {
    const { reported, own } = await words(async () => {
      const { [lost]: _, ...some } = { ...(await catalogues.ja()) };
      return { ...some, [odd]: { text: 7 }, [cut]: [['count', 'plural', { one: ['a'] }]] };
    });
    expect(reported).toHaveLength(1);
    for (const id of [lost, odd, cut]) {
      expect(reported[0]).toContain(id);
      expect(own[id]).toEqual(whole[id]);
    }
    const ja = await catalogues.ja();
    for (const id of Object.keys(whole).slice(3)) expect(own[id]).toEqual(ja[id]);
  });

  it('are for Hong Kong those of Taiwan where its own are missing, and English where neither has them', async () => {
    const taiwan = { [lost]: '臺灣', [odd]: '臺灣' };
    const reported: string[] = [];
    const own = await messagesIn('zh-HK', (fault) => reported.push(String(fault)), {
      ...catalogues,
      'zh-HK': async () => ({ [lost]: '香港' }),
      'zh-TW': async () => taiwan,
    });
    expect([own[lost], own[odd], own[cut]]).toEqual(['香港', '臺灣', whole[cut]]);
    expect(reported.map((fault) => /zh-\w+/.exec(fault)?.[0])).toEqual(['zh-HK', 'zh-TW']);
  });

  it('are for Hong Kong those of Taiwan where its file does not come', async () => {
    const own = await messagesIn('zh-HK', () => undefined, {
      ...catalogues,
      'zh-HK': async () => Promise.reject(new TypeError('no such file')),
    });
    expect(own).toEqual(await catalogues['zh-TW']());
  });
});
