/** A text as it was found or is to be written: `file` is its path within the folder of a catalogue. */
export type TextFile = { readonly file: string; readonly text: string };
