import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PKPass } from 'passkit-generator';

import type { DrawPass, WalletPass } from '#src/domain/orders/documents/wallet-pass.ts';

/** In PEM: the certificate of the pass type with its key, and the certificate of Apple that issued it. */
export type WalletCertificates = {
  readonly signer: string;
  readonly key: string;
  readonly passphrase: string | undefined;
  readonly authority: string;
};

const dayMs = 86_400_000;
/** So many facts find room on the front, below when and where; wallets leave out what is too much. */
const besides = 4;
const icon = readFileSync(new URL('wallet-icon.png', import.meta.url));

/** Reads `signer.pem`, `key.pem` and `wwdr.pem` of a folder. Throws, naming the file, when one is missing. */
export function readWalletCertificates(folder: string, passphrase: string | undefined): WalletCertificates {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return { signer: read('signer.pem'), key: read('key.pem'), passphrase, authority: read('wwdr.pem') };
}

/**
 * Draws passes that the wallets of phones take, signed by the operator's own certificate, which also says of which type
 * and team they are. Throws when it says neither, or is over.
 */
export function walletPasses(certificates: WalletCertificates, nowMs: number): DrawPass {
  const { passTypeIdentifier, teamIdentifier } = namesIn(certificates.signer, nowMs);
  const signing = {
    wwdr: certificates.authority,
    signerCert: certificates.signer,
    signerKey: certificates.key,
    ...(certificates.passphrase === undefined ? {} : { signerKeyPassphrase: certificates.passphrase }),
  };
  const draw = (Pass: typeof PKPass, pass: WalletPass, index: number): PKPass => {
    const { paper, voided } = pass;
    const drawn = new Pass({ 'icon.png': icon, 'icon@2x.png': icon, 'icon@3x.png': icon }, signing, {
      passTypeIdentifier,
      teamIdentifier,
      serialNumber: pass.codes.length === 1 ? pass.serial : `${pass.serial}-${index + 1}`,
      organizationName: paper.brand,
      logoText: paper.brand,
      description: `${paper.kind}: ${paper.title}`,
      groupingIdentifier: pass.serial,
      voided,
    });
    writeFields(drawn, pass, index);
    drawn.setRelevantDate(new Date(pass.startsAt));
    drawn.setExpirationDate(new Date(Date.parse(pass.endsAt) + dayMs));
    drawn.setLocations({ latitude: pass.place.lat, longitude: pass.place.lng });
    return drawn;
  };
  return async (pass) => {
    // The signing library is several MiB: it is loaded with the first pass, and not at all by a shop without certificates.
    const { PKPass: Pass } = await import('passkit-generator');
    const [first, ...others] = pass.codes.map((_code, index) => draw(Pass, pass, index));
    if (first === undefined) throw new Error(`the voucher of booking ${pass.serial} has no code`);
    if (others.length === 0)
      return { bytes: first.getAsBuffer(), type: 'application/vnd.apple.pkpass', ending: 'pkpass' };
    const bytes = Pass.pack(first, ...others).getAsBuffer();
    return { bytes, type: 'application/vnd.apple.pkpasses', ending: 'pkpasses' };
  };
}

function writeFields(drawn: PKPass, { paper, codes }: WalletPass, index: number): void {
  const { scan, text, unit } = codes[index] ?? { scan: '', text: '', unit: '' };
  drawn.type = 'eventTicket';
  if (unit !== '') drawn.headerFields.push({ key: 'unit', value: unit });
  drawn.primaryFields.push({ key: 'title', value: paper.title, label: paper.option });
  const [when, where, ...others] = paper.facts;
  for (const [key, fact] of Object.entries({ when, where }))
    if (fact !== undefined) drawn.secondaryFields.push({ key, label: fact.label, value: fact.value });
  for (const [at, { label, value }] of others.entries())
    (at < besides ? drawn.auxiliaryFields : drawn.backFields).push({ key: `fact-${at}`, label, value });
  const notes = paper.facts.filter((fact) => fact.note !== '');
  for (const [at, { label, note }] of notes.entries()) drawn.backFields.push({ key: `note-${at}`, label, value: note });
  if (paper.bring.items.length > 0)
    drawn.backFields.push({ key: 'bring', label: paper.bring.title, value: paper.bring.items.join('\n') });
  const { title: label, phone, email } = paper.call;
  drawn.backFields.push({ key: 'call', label, value: `${phone}\n${email}` });
  drawn.setBarcodes({
    message: scan,
    altText: text,
    format: 'PKBarcodeFormatQR',
    messageEncoding: 'iso-8859-1',
  });
}

/** A pass type's certificate has its identifier as UID and the team as OU. */
function namesIn(
  signer: string,
  nowMs: number,
): { readonly passTypeIdentifier: string; readonly teamIdentifier: string } {
  const { subject, validTo } = new X509Certificate(signer);
  const named = new Map(subject.split('\n').map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]));
  const [passTypeIdentifier, teamIdentifier] = [named.get('UID') ?? named.get('userId'), named.get('OU')];
  if (passTypeIdentifier === undefined || teamIdentifier === undefined)
    throw new Error('signer.pem is not a pass type certificate: it has no UID or OU');
  if (Date.parse(validTo) < nowMs) throw new Error(`signer.pem expired on ${validTo}`);
  return { passTypeIdentifier, teamIdentifier };
}
