const event = 'meander:draft';
/** Where a visitor has closed the store, a draft lasts as long as the page. */
const unstored = new Map<string, string>();

/** Returns the draft of this tab; null without one. */
export function readDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(`draft ${name}`) ?? unstored.get(name) ?? null;
  } catch {
    return unstored.get(name) ?? null;
  }
}

/** Stores what is being written, or forgets it (null) once it is sent. */
export function saveDraft(name: string, text: string | null): void {
  unstored.delete(name);
  try {
    if (text === null) sessionStorage.removeItem(`draft ${name}`);
    else sessionStorage.setItem(`draft ${name}`, text);
  } catch {
    if (text !== null) unstored.set(name, text);
  }
  window.dispatchEvent(new Event(event));
}

/** Calls `notify` whenever a draft has changed; returns a function that unsubscribes. */
export function onDraft(notify: () => void): () => void {
  window.addEventListener(event, notify);
  return () => window.removeEventListener(event, notify);
}
