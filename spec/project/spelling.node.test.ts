import { expect, test } from 'vitest';
import { houseFaults } from './spelling.ts';

test.each([
  ['Ring us', ['"Ring": write call (one word for one act, as on the buttons)']],
  ['8:00am', ['"8:00": write 8am (one form for times)']],
  ['30-45 minutes', ['"0-4": write 30–45 (an en dash is in every range)']],
  ['Send an E-mail to mail-order@shop.example', ['"E-mail": write email (one spelling)']],
  ['Soot on the piston rings', []],
  ['Mon–Fri 8am–5pm, 30–45 minutes, a 4-wheel alignment at 100km/h', []],
])('houseFaults finds each wrong word of "%s"', (text, faults) => {
  expect(houseFaults(text)).toEqual(faults);
});
