import type { ReceivedEnquiry } from '../formEndpoint.ts';

/** Control characters that a terminal may run as commands. */
// oxlint-disable-next-line no-control-regex -- control characters are what has to be found
const control = /[\u0000-\u001f\u007f-\u009f]/g;

/** An enquiry as lines for the terminal, one per field. */
export function enquiryLines({ at, fields, faults }: ReceivedEnquiry): string {
  const time = at.toLocaleTimeString('en-NZ', { timeZone: 'Pacific/Auckland' });
  const rows = Object.entries(fields).map(
    ([key, value]) => `  ${key.padEnd(12)} ${String(value).replace(control, ' ')}`,
  );
  return [`Enquiry received, ${time}`, ...rows, ...faults.map((fault) => `  Fault: ${fault}`)].join(
    '\n',
  );
}
