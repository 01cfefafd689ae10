import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A certificate in PEM, with its key. */
export type Certified = { readonly certificate: string; readonly key: string };

type Named = { readonly uid?: string; readonly commonName: string; readonly unit: string };
type Signer = { readonly name: Named; readonly signing: KeyObject };
type Made = Certified & Signer;

const day = 86_400_000;

/**
 * An authority and the certificate of a pass type below it, made here and good for nothing else; expired on request.
 */
export function walletChain(about: { readonly over?: boolean; readonly named?: boolean } = {}): {
  readonly authority: Certified;
  readonly signer: Certified;
} {
  const authority = certify({ commonName: 'Test authority', unit: 'G4' }, null, day);
  const name = { commonName: 'Pass type', unit: 'TEAM123456' };
  const named = about.named === false ? name : { ...name, uid: 'pass.com.example.visit' };
  return { authority, signer: certify(named, authority, about.over === true ? -day : day) };
}

/** Returns a certificate that names its own signer, for a server of the tests; browsers are configured to accept it. */
export function siteCertificate(): { readonly cert: string; readonly key: string } {
  const { certificate: cert, key } = certify({ commonName: 'localhost', unit: 'Tests' }, null, day);
  return { cert, key };
}

function certify(name: Named, issuer: Signer | null, lastsMs: number): Made {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = seq(oid('1.2.840.113549.1.1.11'), tlv(0x05));
  const now = Date.now();
  const body = seq(
    tlv(0x02, Buffer.from([1])),
    algorithm,
    nameOf(issuer?.name ?? name),
    seq(time(now - 2 * day), time(now + lastsMs)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256')
    .update(body)
    .sign(issuer?.signing ?? privateKey);
  const whole = seq(body, algorithm, tlv(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString('base64').replace(/(.{64})/g, '$1\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    name,
    signing: privateKey,
  };
}

function nameOf({ uid, commonName, unit }: Named): Buffer {
  const parts = [
    ...(uid === undefined ? [] : [['0.9.2342.19200300.100.1.1', uid] as const]),
    ['2.5.4.3', commonName] as const,
    ['2.5.4.11', unit] as const,
  ];
  return seq(...parts.map(([id, text]) => tlv(0x31, seq(oid(id), tlv(0x0c, Buffer.from(text))))));
}

function time(ms: number): Buffer {
  const text = `${new Date(ms).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`;
  return tlv(0x17, Buffer.from(text));
}

function oid(id: string): Buffer {
  const [first = 0, second = 0, ...rest] = id.split('.').map(Number);
  return tlv(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(sevenBits)]));
}

function sevenBits(number: number): number[] {
  const bytes = [number % 128];
  for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128)) bytes.unshift((left % 128) + 128);
  return bytes;
}

function seq(...parts: readonly Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts));
}

/** A value of DER with its tag and length. */
function tlv(tag: number, value: Buffer = Buffer.alloc(0)): Buffer {
  const { length } = value;
  const bytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), value]);
}
