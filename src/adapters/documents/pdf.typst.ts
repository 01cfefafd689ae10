import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import type { PrintedReceipt } from '#src/domain/orders/documents/receipt-document.ts';
import type { VoucherDocument } from '#src/domain/orders/documents/voucher-document.ts';
import type { DataExportDocument } from '#src/domain/orders/documents/data-export-document.ts';
import type { ShareCard } from '#src/domain/orders/documents/share-card.ts';

type Sheet = 'voucher' | 'receipt' | 'data' | 'share';
type Press = { readonly compiler: NodeCompiler; readonly templates: Readonly<Record<Sheet, string>> };

const here = dirname(fileURLToPath(import.meta.url));
const families = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-jp',
  'noto-sans-khmer',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-thai',
];
const weights = ['400Regular', '700Bold'];
/** Sheets after which what was remembered of a sheet is forgotten. */
const remembered = 10;

let press: Promise<Press> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Sets a voucher as PDF (A4). The typesetter is loaded when the first one is requested, and sets one at a time. User
 * text is passed in as data: it is set as text and never read as source; the typesetter has no network (T-53).
 */
export function voucherPdf(paper: VoucherDocument): Promise<Uint8Array> {
  return inTurn(() => setSheet('voucher', paper));
}

/** Sets a receipt or credit note as PDF (A4), in the same way. */
export function receiptPdf(paper: PrintedReceipt): Promise<Uint8Array> {
  return inTurn(() => setSheet('receipt', paper));
}

/** Typesets a data export as PDF (A4), in the same way. */
export function dataPdf(paper: DataExportDocument): Promise<Uint8Array> {
  return inTurn(() => setSheet('data', paper));
}

/**
 * Sets the text over the picture of a shared address, as SVG of 1200 x 630 whose letters are outlines, so that a client
 * that draws it needs no font; in the same way.
 */
export function shareDrawing(card: ShareCard): Promise<string> {
  return inTurn(async () => {
    const { compiler, templates } = await openedPress();
    const svg = compiler.plainSvg({ mainFileContent: templates.share, inputs: { paper: JSON.stringify(card) } });
    compiler.evictCache(remembered);
    return svg;
  });
}

function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  const set = last.then(work);
  last = set.catch(() => undefined);
  return set;
}

async function setSheet(sheet: Sheet, paper: object): Promise<Uint8Array> {
  const { compiler, templates } = await openedPress();
  const pdf = compiler.pdf({ mainFileContent: templates[sheet], inputs: { paper: JSON.stringify(paper) } });
  compiler.evictCache(remembered);
  return pdf;
}

function openedPress(): Promise<Press> {
  press ??= openPress();
  return press;
}

async function openPress(): Promise<Press> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const read = (name: string): Promise<string> => readFile(join(here, `${name}.typ`), 'utf8');
  const ground = await read('sheet');
  const templates = {
    voucher: ground + (await read('voucher')),
    receipt: ground + (await read('receipt')),
    data: ground + (await read('data')),
    share: ground + (await read('share')),
  };
  return { templates, compiler: Compiler.create({ workspace: here, fontArgs: [{ fontPaths: fontFolders() }] }) };
}

function fontFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const roots = families.map((family) => dirname(resolve(`@expo-google-fonts/${family}/package.json`)));
  return roots.flatMap((root) => weights.map((weight) => join(root, weight)));
}
