import { describe, expect, it } from 'vitest';
import { fileUrl, filePaths, routerPath } from '#src/contract/site/file-paths.ts';
import { pages } from '#src/contract/pages.ts';
import { returnPaths } from '#src/domain/site/addresses/return-paths.ts';
import { addressFaults } from '../checks/surface/addresses.ts';
import { faultText } from '../checks/source.ts';
import { readTree } from '../read-tree.ts';

describe('addresses', () => {
  it('of calls, files, forms and ways back from a payment come from the tables', () => {
    expect(addressFaults(readTree(/\.tsx?$/, ['src'])).map(faultText)).toEqual([]);
  });

  it('that a payment leads back to are rows of the page table', () => {
    const rows = new Set(Object.values(pages).map(({ pattern }) => pattern.source));
    expect(Object.values(returnPaths).filter((path) => !rows.has(path))).toEqual([]);
  });

  it('of files are what the server answers to', () => {
    expect(fileUrl('voucherPdf', { reference: 'K7QX2M9DPA' }, { k_lang: 'ja', key: undefined })).toBe(
      '/v1/ordersrv/vouchers/K7QX2M9DPA/voucher.pdf?k_lang=ja',
    );
    expect([filePaths.receiptPdf, filePaths.supportPicture, filePaths.exportPdf].map(routerPath)).toEqual([
      '/v1/ordersrv/receipts/:reference/:file',
      '/v1/supportsrv/pictures/:file',
      '/v1/privacysrv/exports/:id/data.pdf',
    ]);
  });

  it.each([
    ['src/actions/a.ts', 'const to = `/user/orders/${reference}`;'],
    ['src/actions/a.ts', `localPath(language, '/payment/success');`],
    ['src/api/a.ts', 'const src = `/v1/supportsrv/pictures/${id}.jpg`;'],
    ['src/server/a.ts', 'server.get(`${base}/v1/ordersrv/receipts/:reference`);'],
    ['src/jobs/a.ts', `const form = '/v1/usrcsrv/user/form';`],
  ])('that are typed by hand are found in %s', (path, text) => {
    expect(addressFaults([{ path, text }])).toHaveLength(1);
  });
});
