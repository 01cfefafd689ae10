type Take = (text: string) => void;

const logged: string[] = [];
let take: Take = (text) => logged.push(text);

/** Something that went wrong and that the page lives with: logged at level W and otherwise ignored (spec §8). */
export function warn(text: string): void {
  take(text);
}

/** Passes the warnings collected so far, and all later ones, to the reporter. */
export function takeWarnings(taker: Take): void {
  take = taker;
  logged.splice(0).forEach(taker);
}
