type Take = (text: string) => void;

const kept: string[] = [];
let take: Take = (text) => kept.push(text);

/** Something that went wrong and that the page lives with: logged at level W and otherwise ignored (spec §8). */
export function warn(text: string): void {
  take(text);
}

/** Hands over what was said before the reports were there, and from now on everything. */
export function takeWarnings(taker: Take): void {
  take = taker;
  kept.splice(0).forEach(taker);
}
