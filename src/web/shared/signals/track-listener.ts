import { parseTrack, trackEvents, type TrackFault } from '#src/domain/site/addresses/tracking.ts';

/** Says what is wrong with a directive. */
export type Complain = (text: string) => void;

/**
 * Listens for the tracking directives (RU-39) of a whole document: one listener for each event, since elements come
 * and go. Entering and leaving events apply to each element alone; the others also apply to the target's ancestors.
 */
export function listenForDirectives(root: Document, record: (name: string) => void): void {
  for (const event of trackEvents) {
    const isOwn = event === 'mouseenter' || event === 'mouseleave';
    root.addEventListener(
      event,
      ({ target }) => {
        for (
          let one = target instanceof Element ? target : null;
          one !== null;
          one = isOwn ? null : one.parentElement
        ) {
          const read = parseTrack(one.getAttribute('track') ?? '');
          if (read.ok && read.value.event === event) record(read.value.name);
        }
      },
      { capture: true, passive: true },
    );
  }
}

const faultWords: Readonly<Record<TrackFault, string>> = {
  track_value_missing: 'the tracking directive needs a value',
  track_event_unknown: 'the tracking directive knows click, mousedown, mouseup, mouseenter and mouseleave alone',
  track_name_malformed: 'the name in a tracking directive has small letters, digits, dots, dashes and underscores',
};

/** Looks at the directives of a page that was opened, and complains of each wrong one once. */
export function checkDirectives(root: ParentNode, complained: Set<string>, complain: Complain): void {
  for (const element of root.querySelectorAll('[track]')) {
    const value = element.getAttribute('track') ?? '';
    const read = parseTrack(value);
    if (read.ok || complained.has(value)) continue;
    complained.add(value);
    complain(`${faultWords[read.failure.code]}: track=${JSON.stringify(value)}`);
  }
}
