import type { Locator } from '@playwright/test';

/** The lines of a text as the browser has set it, from top to bottom, with the spaces at which they end. */
export async function linesOf(text: Locator): Promise<readonly string[]> {
  return text.evaluate((element) => {
    const lines: { top: number; text: string }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let at = 0;
      for (const letter of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, at);
        at += letter.segment.length;
        range.setEnd(node, at);
        const box = range.getClientRects()[0];
        if (box === undefined) continue;
        const line = lines.at(-1);
        if (line === undefined || box.top - line.top > box.height / 2)
          lines.push({ top: box.top, text: letter.segment });
        else line.text += letter.segment;
      }
    }
    return lines.map((line) => line.text);
  });
}

/** Words of a paragraph that begin on one line and end on the next: in Korean between spaces, in Thai by the dictionary. */
export function brokenWords(language: 'ko' | 'th'): (lines: readonly string[]) => readonly string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (lines) => {
    const text = lines.join('');
    const words =
      language === 'ko'
        ? [...text.matchAll(/\S+/g)].map(({ index, 0: found }) => ({ index, found }))
        : [...segmenter.segment(text)].map(({ index, segment }) => ({ index, found: segment }));
    const spans = words.map(({ index, found }) => ({ from: index, to: index + found.length, found }));
    let at = 0;
    return lines.slice(0, -1).flatMap((line) => {
      at += line.length;
      return spans.filter(({ from, to }) => from < at && at < to).map(({ found }) => found);
    });
  };
}
