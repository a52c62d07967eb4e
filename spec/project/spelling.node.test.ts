import { expect, test } from 'vitest';
import { houseFaults } from './spelling.ts';

for (const [text, faults] of [
  ['Ring us', ['"Ring": write call (one word for one act, as on the buttons)']],
  ['Soot on the piston rings', []],
  [
    'Headlamps and parking brakes',
    [
      '"Headlamps": write headlight (what people say)',
      '"parking brakes": write handbrake (what people say)',
    ],
  ],
  [
    '8:00am, 30-45 minutes',
    ['"8:00": write 8am (one form for times)', '"0-4": write 30–45 (an en dash is in every range)'],
  ],
  ['at 80 km/h', ['"0 km/h": write 80km/h (a figure and its unit stay on one line)']],
  ['Mon–Fri 8am–5pm, 30–45 minutes, a 4-wheel alignment at 100km/h', []],
  ['Send an E-mail to mail-order@shop.example', ['"E-mail": write email (one spelling)']],
] as const) {
  test(`each wrong word of "${text}" is found`, () => {
    expect(houseFaults(text)).toEqual(faults);
  });
}
