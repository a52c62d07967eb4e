import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { consoleProblems, expectConsole } from '../tools/consoleGuard.ts';

describe('the console guard', () => {
  test.fails('fails a test whose console line nobody named', () => {
    console.error('planted');
  });

  test.fails('fails a test for a warning, too', () => {
    console.warn('planted');
  });

  test.fails('fails a test that names a line which never comes', () => {
    expectConsole(/planted/);
  });

  test.fails('hears what a component says while it is taken down', () => {
    function Parting() {
      useEffect(() => () => console.error('planted'), []);
      return null;
    }
    render(<Parting />);
  });

  test('lets a named line pass, and says which one is not', () => {
    console.error('Form submission failed', new Error('planted'));
    console.warn('another');
    expectConsole(/Form submission failed Error: planted/);
    expect(consoleProblems()).toEqual([
      'unexpected (fix it, or declare it with expectConsole): warn: another',
    ]);
    expectConsole(/^warn: another$/);
  });

  test('forgets the lines of the test before', () => {
    expect(consoleProblems()).toEqual([]);
  });
});

describe('the clock', () => {
  test('stands at a Wednesday morning in Christchurch', async () => {
    const time = new Intl.DateTimeFormat('en-NZ', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'Pacific/Auckland',
    });
    expect(time.format(new Date())).toMatch(/^Wednesday, 18 November 2026 at 10:30\sam$/);
    const before = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(Date.now()).toBe(before);
  });

  test('leaves waiting to end: what never comes is a failure', async () => {
    await expect(screen.findByRole('button', {}, { timeout: 50 })).rejects.toThrow(
      'Unable to find',
    );
    await expect(expect.poll(() => 1, { timeout: 50, interval: 10 }).toBe(2)).rejects.toThrow(
      'expected 1 to be 2',
    );
  });
});
