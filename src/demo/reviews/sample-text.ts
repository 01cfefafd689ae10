import type { ReviewWords, Tone } from '#src/demo/review-texts/review-texts.ts';
import { sampleLanguages, wordless, type SampleLanguage } from '#src/demo/review-texts/sample-languages.ts';
import { chanceOf, pick } from '#src/demo/reviews/sample-randomness.ts';
import { aspectsOf, type SampleSubject } from '#src/demo/reviews/sample-subject.ts';

/** Of a hundred samples one is emoji alone and two are very long. */
const shares = { wordless: 0.01, long: 0.02 } as const;

/** Frames of a very long review before its ending. */
const long = { least: 5, most: 8 } as const;

/** What a long review adds where its own tone has no more to say. */
const tempering: Readonly<Record<Tone, Tone>> = { pleased: 'mixed', mixed: 'pleased', 'let-down': 'mixed' };

/** The text of the n-th sample of a product, in one language, in the tone of its score (20–100). */
export function sampleText(subject: SampleSubject, n: number, score: number, lang: SampleLanguage): string {
  const tone: Tone = score >= 80 ? 'pleased' : score === 60 ? 'mixed' : 'let-down';
  const kind = chanceOf(subject.id, n, 'kind');
  if (kind < shares.wordless) return pick(wordless[tone], chanceOf(subject.id, n, 'wordless'));
  const words: ReviewWords = sampleLanguages[lang];
  const isLong = kind < shares.wordless + shares.long;
  const said = (isLong ? longSentences : sentences)(words, subject, n, { tone, isFair: score === 80 });
  if (isLong || chanceOf(subject.id, n, 'ends') < 0.5)
    said.push(pick(words.endings[tone], chanceOf(subject.id, n, 'ending')));
  return said.join(words.between);
}

/** A fair score among the good ones names what was less so. */
type Mood = { readonly tone: Tone; readonly isFair: boolean };

/** One sentence, or two of two aspects. */
function sentences(words: ReviewWords, subject: SampleSubject, n: number, { tone, isFair }: Mood): string[] {
  const aspects = aspectsOf(subject);
  const first = Math.floor(chanceOf(subject.id, n, 'aspect') * aspects.length);
  const two = aspects.length > 1 && chanceOf(subject.id, n, 'length') < 0.6;
  const said = [aspects[first] ?? 'value', ...(two ? [aspects[(first + 1) % aspects.length] ?? 'value'] : [])];
  return said.map((aspect, place) =>
    pick(words.frames[aspect][isFair && place === 1 ? 'mixed' : tone], chanceOf(subject.id, n, `said ${aspect}`)),
  );
}

/** Five sentences and more, none of them twice, what belongs together side by side. */
function longSentences(words: ReviewWords, subject: SampleSubject, n: number, { tone, isFair }: Mood): string[] {
  const count = long.least + Math.floor(chanceOf(subject.id, n, 'long') * (long.most - long.least + 1));
  const own = framesOf(words, subject, n, tone).slice(0, isFair ? count - 1 : count);
  const others = framesOf(words, subject, n, tempering[tone]).slice(0, Math.max(0, count - own.length));
  return [...own, ...others].toSorted((a, b) => a.aspect - b.aspect).map(({ text }) => text);
}

type Frame = { readonly aspect: number; readonly text: string };

/** All that can be said of a product in a tone, shuffled for its n-th sample. */
function framesOf(words: ReviewWords, subject: SampleSubject, n: number, tone: Tone): Frame[] {
  return aspectsOf(subject)
    .flatMap((name, aspect) =>
      words.frames[name][tone].map((text, place) => ({
        aspect,
        text,
        chance: chanceOf(subject.id, n, `long ${name} ${tone} ${place}`),
      })),
    )
    .toSorted((a, b) => a.chance - b.chance);
}
