import { useEffect, useRef, type RefObject } from 'react';

/**
 * A page can be used before its script runs, and browsers restore remembered values. React preserves the value that it
 * finds in a field but fires no change event, and the next render resets the field to the page's state, so the user's
 * choice would be lost silently. These hooks therefore report a differing value once, on hydration.
 */
type Choice = Pick<HTMLInputElement, 'checked' | 'value'>;

/** What is chosen of a group and not known to the page; null where it knows. */
export function earlyChoice(choices: Iterable<Choice>, known: string): string | null {
  for (const choice of choices) if (choice.checked && choice.value !== known) return choice.value;
  return null;
}

/** Reports the choice of a controlled group that was made before hydration. */
export function useEarlyChoice(
  group: RefObject<HTMLFieldSetElement | null>,
  known: string | undefined,
  onChoose: ((value: string) => void) | undefined,
): void {
  const first = useRef({ known, onChoose });
  useEffect(() => {
    const { known: before, onChoose: choose } = first.current;
    if (group.current === null || before === undefined || choose === undefined) return;
    const radios = group.current.querySelectorAll<HTMLInputElement>('input[type=radio]');
    const early = earlyChoice(radios, before);
    if (early !== null) choose(early);
  }, [group]);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reports text that was typed into a controlled field before hydration. */
export function useEarlyText<Of extends Field>(known: string | undefined): RefObject<Of | null> {
  const field = useRef<Of>(null);
  const first = useRef(known);
  useEffect(() => {
    const [one, before] = [field.current, first.current];
    if (one === null || before === undefined || one.value === before) return;
    // A select without the page's value shows its first option.
    if (one instanceof HTMLSelectElement && ![...one.options].some(({ value }) => value === before)) return;
    const typed = one.value;
    // One after the other, so that each change reaches a form that has applied the earlier ones.
    const timer = setTimeout(() => retype(one, before, typed));
    return () => clearTimeout(timer);
  }, []);
  return field;
}

/** React hears of a text only where it differs from the one that it saw last. */
function retype(field: Field, before: string, typed: string): void {
  field.value = before;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Reports a controlled checkbox that was checked or cleared before hydration. */
export function useEarlyTick(known: boolean | undefined): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const first = useRef(known);
  useEffect(() => {
    const [one, before] = [box.current, first.current];
    if (one === null || before === undefined || one.checked === before) return;
    const timer = setTimeout(() => {
      one.checked = before;
      one.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return box;
}
