import { expect, test } from 'vitest';
import { changeValue } from './anotherValue.ts';

const source = `export const prices = {
  rotation: 40,
  rate: 4.5,
  time: '20–30 minutes',
};
const title = 'Brakes';
export const branches = [
  { id: 'hornby', hours: { saturday: { closes: '15:00' } } },
  { id: 'linwood', hours: { saturday: { closes: '15:00' } } },
];
`;

test.each([
  ['rotation', 'rotation: 40', 'rotation: 41'],
  ['rate', 'rate: 4.5', 'rate: 5.5'],
  ['time', "time: '20–30 minutes'", "time: '20–31 minutes'"],
  ['title', "const title = 'Brakes'", "const title = 'Brake'"],
  [
    'linwood saturday closes',
    "{ id: 'linwood', hours: { saturday: { closes: '15:00'",
    "{ id: 'linwood', hours: { saturday: { closes: '15:01'",
  ],
])('“%s” changes %s into %s', (symbol, from, to) => {
  expect(changeValue(source, symbol)).toEqual({ symbol, from, to });
  expect(source.split(from)).toHaveLength(2);
});

test('a value that the file has twice is quoted with the lines before it', () => {
  const twice = 'a: {\n  price: 5,\n}\nb: {\n  price: 5,\n}\n';
  expect(changeValue(twice, 'b price')).toEqual({
    symbol: 'b price',
    from: 'b: {\n  price: 5',
    to: 'b: {\n  price: 6',
  });
});

test.each(['balancing', 'prices', 'linwood rotation'])('“%s” names no value', (symbol) => {
  expect(changeValue(source, symbol)).toBeUndefined();
});
