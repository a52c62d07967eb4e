import type { APIRequestContext } from '@playwright/test';
import { gradeOf, sentencesOf, wordsOf } from '../spec/project/readability.ts';
import { documentClause as clause, expect } from './fixtures.ts';
import { everyAddress } from './pages.ts';
import { linesOf, type Line } from '../spec/documents/visibleText.ts';

async function linesAt(
  request: APIRequestContext,
  address: string,
  ...landmarks: readonly string[]
): Promise<Line[]> {
  return linesOf(await (await request.get(address)).text(), ...landmarks);
}

clause('CONTENT-SENTENCE-LENGTH', 'every sentence of every page', async ({ request }) => {
  for (const address of everyAddress) {
    const lines = await linesAt(request, address, 'header', 'main', 'footer');
    const sentences = lines
      .filter(({ running }) => running)
      .flatMap(({ text }) => sentencesOf(text));
    expect(sentences.length, address).toBeGreaterThan(20);
    expect
      .soft(
        sentences.filter((sentence) => wordsOf(sentence).length > 25),
        address,
      )
      .toEqual([]);
  }
});

clause('CONTENT-GRADE', 'the running text of every page', async ({ request }) => {
  const grades: number[] = [];
  for (const address of everyAddress) {
    const lines = await linesAt(request, address, 'main');
    // A line without a full stop is a label.
    const sentences = lines
      .filter(({ text, running }) => running && /[.!?][’”)]?$/.test(text))
      .flatMap(({ text }) => sentencesOf(text));
    expect(sentences.length, address).toBeGreaterThan(2);
    const grade = gradeOf(sentences);
    grades.push(grade);
    expect.soft(grade, address).toBeLessThanOrEqual(7);
  }
  const [lowest, median, highest] = [0, 14, 28].map((place) =>
    grades.toSorted((a, b) => a - b)[place]?.toFixed(1),
  );
  process.stdout.write(
    `Reading grades of 29 documents: from ${lowest} to ${highest}, median ${median}.\n`,
  );
});
