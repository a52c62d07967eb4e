import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { consoleProblems, expectConsole } from '../tools/consoleGuard.ts';

test.fails('the console guard fails a test with an unexpected line', () => {
  console.warn('planted');
});

test.fails('the console guard fails a test whose expected line never appears', () => {
  expectConsole(/planted/);
});

test.fails('the console guard fails a test for an error while a component is removed', () => {
  function LogsOnRemoval() {
    useEffect(() => () => console.error('planted'), []);
    return null;
  }
  render(<LogsOnRemoval />);
});

test('the console guard accepts an expected line, and keeps none of the tests before', () => {
  console.error('Form submission failed', new Error('planted'));
  console.warn('another');
  expectConsole(/Form submission failed Error: planted/);
  const unexpected = 'unexpected (fix it, or declare it with expectConsole): warn: another';
  expect(consoleProblems()).toEqual([unexpected]);
  expectConsole(/^warn: another$/);
});
