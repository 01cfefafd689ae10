import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** A mail in ready strings, from which both its HTML and its plain text are made. */
export type Email = {
  readonly language: LanguageCode;
  readonly brand: string;
  readonly subject: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly cards: readonly Card[];
  readonly link: Link;
  readonly closing: readonly string[];
  /** Ends mails of this kind; null with those that a purchase needs. */
  readonly unsubscribe?: Link;
};

export type Card = {
  readonly title: string;
  readonly titleLang: string;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly lang?: string }[];
  readonly link: Link | null;
  readonly notes: Notes | null;
};

/** `lang` is of the items. */
export type Notes = { readonly title: string; readonly lang: string; readonly items: readonly string[] };

export type Link = { readonly label: string; readonly href: string };

/** Returns the plain text of an email: everything in the HTML, with links written out. */
export function emailText({ brand, heading, paragraphs, cards, link, closing, unsubscribe }: Email): string {
  const parts = [heading, ...paragraphs, ...cards.map(cardText), linkText(link), '—', ...closing, brand];
  if (unsubscribe !== undefined) parts.push(linkText(unsubscribe));
  return `${parts.join('\n\n')}\n`;
}

function cardText({ title, facts, link, notes }: Card): string {
  const lines = [title, ...facts.map(({ label, value }) => `${label}: ${value}`)];
  if (link !== null) lines.push(linkText(link));
  if (notes !== null) lines.push('', `${notes.title}:`, ...notes.items.map((item) => `- ${item}`));
  return lines.join('\n');
}

function linkText({ label, href }: Link): string {
  return `${label}:\n${href}`;
}
