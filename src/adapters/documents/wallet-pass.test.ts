import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { walletChain } from '../../../tests/certificates.ts';
import { readWalletCertificates, walletPasses, type WalletCertificates } from '#src/adapters/documents/wallet-pass.ts';
import type { WalletPass } from '#src/domain/orders/documents/wallet-pass.ts';

const pass: WalletPass = {
  serial: 'K7QX2M9DPA',
  paper: {
    language: 'ja',
    region: '',
    dir: 'ltr',
    brand: 'Meander',
    kind: 'バウチャー',
    title: 'Harbour cruise',
    option: 'Day loop',
    facts: [
      { label: '日時', value: '12月24日 09:30', note: '香港の現地時間' },
      { label: '場所', value: 'Pier 7', note: 'Star Ferry Pier' },
      { label: '予約', value: 'K7QX2M9DPA', note: '' },
    ],
    code: { text: '1K7Q', svg: '' },
    codeLabel: '',
    stamp: '',
    tickets: { title: '', items: [] },
    bring: { title: '持ち物', lang: 'en', items: ['A coat'] },
    call: { title: '当日の連絡先', phone: '+44 20 7946 0000', email: 'help@example.com' },
  },
  codes: [{ scan: 'M1.signed', text: '1K7Q X2M9', unit: '' }],
  startsAt: '2026-12-24T01:30:00.000Z',
  endsAt: '2026-12-24T03:00:00.000Z',
  place: { lat: 22.29, lng: 114.17 },
  voided: false,
};
const now = Date.now();
let folder: string;
let certificates: WalletCertificates;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-'));
  const { signer, authority } = walletChain();
  writeFileSync(join(folder, 'signer.pem'), signer.certificate);
  writeFileSync(join(folder, 'key.pem'), signer.key);
  writeFileSync(join(folder, 'wwdr.pem'), authority.certificate);
  certificates = readWalletCertificates(folder, undefined);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the files of an archive that stores them as they are. */
function unpack(archive: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(archive);
  const files = new Map<string, Buffer>();
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [size, name, extra] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
    const start = at + 30 + name + extra;
    files.set(bytes.toString('utf8', at + 30, at + 30 + name), bytes.subarray(start, start + size));
    at = start + size;
  }
  return files;
}

function written(archive: Uint8Array): unknown {
  return JSON.parse(unpack(archive).get('pass.json')?.toString('utf8') ?? 'null');
}

test('a pass says what the voucher says, and its files are those that were signed', async () => {
  const { bytes, type, ending } = await walletPasses(certificates, now)(pass);
  expect([type, ending]).toEqual(['application/vnd.apple.pkpass', 'pkpass']);
  const files = unpack(bytes);
  const manifest = JSON.parse(files.get('manifest.json')?.toString('utf8') ?? '{}') as Record<string, string>;
  expect(Object.keys(manifest).toSorted()).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json']);
  for (const [name, sum] of Object.entries(manifest))
    expect(
      createHash('sha1')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ).toBe(sum);
  // What is signed is this list, by this certificate.
  const listed = createHash('sha1')
    .update(files.get('manifest.json') ?? '')
    .digest();
  const signature = files.get('signature') ?? Buffer.alloc(0);
  expect([listed, new X509Certificate(certificates.signer).raw].map((part) => signature.includes(part))).toEqual([
    true,
    true,
  ]);
  expect(written(bytes)).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.com.example.visit',
    teamIdentifier: 'TEAM123456',
    serialNumber: 'K7QX2M9DPA',
    voided: false,
    organizationName: 'Meander',
    barcodes: [{ message: 'M1.signed', format: 'PKBarcodeFormatQR', altText: '1K7Q X2M9' }],
    relevantDate: expect.stringMatching(/^2026-12-24T/),
    expirationDate: expect.stringMatching(/^2026-12-25T/),
    locations: [{ latitude: 22.29, longitude: 114.17 }],
    eventTicket: {
      primaryFields: [{ value: 'Harbour cruise', label: 'Day loop' }],
      secondaryFields: [{ value: '12月24日 09:30' }, { value: 'Pier 7' }],
      auxiliaryFields: [{ value: 'K7QX2M9DPA' }],
      backFields: [
        { value: '香港の現地時間' },
        { value: 'Star Ferry Pier' },
        { value: 'A coat' },
        { label: '当日の連絡先' },
      ],
    },
  });
});

test('makes one pass per traveler where each shows their own, and a void pass for a void voucher', async () => {
  const codes = ['Adult', 'Child'].map((unit) => ({ scan: `M1.${unit}`, text: '1', unit }));
  const { bytes, ending } = await walletPasses(certificates, now)({ ...pass, codes, voided: true });
  expect(ending).toBe('pkpasses');
  const passes = [...unpack(bytes).values()].map(written);
  expect(passes).toMatchObject([
    {
      serialNumber: 'K7QX2M9DPA-1',
      voided: true,
      barcodes: [{ message: 'M1.Adult' }],
      eventTicket: { headerFields: [{ value: 'Adult' }] },
    },
    {
      serialNumber: 'K7QX2M9DPA-2',
      voided: true,
      barcodes: [{ message: 'M1.Child' }],
      eventTicket: { headerFields: [{ value: 'Child' }] },
    },
  ]);
});

test('an expired, wrong or missing certificate is reported at the start', () => {
  const withSigner = (about: Parameters<typeof walletChain>[0]): WalletCertificates => ({
    ...certificates,
    signer: walletChain(about).signer.certificate,
  });
  expect(() => walletPasses(withSigner({ over: true }), now)).toThrow(/expired on/);
  expect(() => walletPasses(withSigner({ named: false }), now)).toThrow(/it has no UID or OU/);
  expect(() => readWalletCertificates(join(folder, 'nowhere'), undefined)).toThrow(/signer\.pem/);
});
