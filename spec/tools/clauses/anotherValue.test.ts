import { expect, test } from 'vitest';
import { changeValue } from './anotherValue.ts';

const source = `export const prices = {
  rate: 4.5,
  time: '20–30 minutes',
};
const title = 'Brakes';
const street = standIn('8 Main Road', standInFor.address);
export const branches = [
  { id: 'hornby', hours: { saturday: { closes: '15:00' } } },
  { id: 'linwood', hours: { saturday: { closes: '15:00' } } },
];
a: {
  price: 5,
}
b: {
  price: 5,
}
`;

test.each([
  ['rate', 'rate: 4.5', 'rate: 5.5'],
  ['time', "time: '20–30 minutes'", "time: '20–31 minutes'"],
  ['street', "const street = standIn('8 Main Road'", "const street = standIn('9 Main Road'"],
  ['title', "const title = 'Brakes'", "const title = 'Brake'"],
  [
    'linwood saturday closes',
    "{ id: 'linwood', hours: { saturday: { closes: '15:00'",
    "{ id: 'linwood', hours: { saturday: { closes: '15:01'",
  ],
  ['b price', 'b: {\n  price: 5', 'b: {\n  price: 6'],
])('“%s” changes %s into %s, and the file has the first text once', (...change) => {
  const [symbol, from, to] = change;
  expect(changeValue(source, symbol)).toEqual({ symbol, from, to });
});

test.each(['balancing', 'prices', 'linwood rotation'])(
  '“%s” leads to no number or text',
  (symbol) => {
    expect(changeValue(source, symbol)).toBeUndefined();
  },
);
