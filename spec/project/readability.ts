import { syllable } from 'syllable';

/** The sentences of a text, each with its full stop. A decimal point does not end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][’”)]?)\s+(?=[A-Z0-9‘“(Ō$])/)
    .filter((sentence) => /\w/.test(sentence));
}

/** The words of a text. A figure with its unit is one word; a sign is none. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s–—]+/).filter((word) => /[\p{L}\d]/u.test(word));
}

/** The number of syllables of a word. A figure counts as one, because people read it at a glance. */
function syllablesOf(word: string): number {
  return /\d/.test(word) ? 1 : Math.max(1, syllable(word));
}

/**
 * The school year whose pupils understand a text at first reading, by Flesch and Kincaid (1975): 0.39 × words per
 * sentence + 11.8 × syllables per word − 15.59.
 *
 * @param sentences the text, at least one sentence with a word
 */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
