/** The state of a combobox: its text, whether its list is wanted, and the active option (-1: none). */
export type ComboBox = { readonly text: string; readonly isOpen: boolean; readonly at: number };

export const closedBox: ComboBox = { text: '', isOpen: false, at: -1 };

export type BoxEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'moved'; readonly by: number; readonly count: number }
  | { readonly type: 'closed' };

/** The next standing. The arrows go round: past the last option back into the field, and from there to the first. */
export function boxReducer(box: ComboBox, event: BoxEvent): ComboBox {
  if (event.type === 'closed') return { ...box, isOpen: false, at: -1 };
  if (event.type === 'typed') return { text: event.text, isOpen: true, at: -1 };
  if (!box.isOpen) return { ...box, isOpen: true, at: event.by > 0 ? 0 : event.count - 1 };
  const places = event.count + 1;
  return { ...box, at: ((box.at + 1 + event.by + places) % places) - 1 };
}

/** How far a key moves in the list; null for all other keys, which are the field's. */
export function keyMoves(key: string): 1 | -1 | null {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : null;
}
