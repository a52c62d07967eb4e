import { expect } from 'vitest';
import { validateBusiness, type OwnersFile } from '../../src/build/validateBusiness.ts';
import { branchFacts, business } from '../../src/content/business.ts';
import { clause } from '../tools/clause.ts';

const good = {
  business: {
    name: 'Corner Tyres and Repairs',
    shortName: 'Corner Tyres',
    city: 'Timaru',
    foundedYear: 1987,
    telephones: { main: '03 600 1234', free: '0800 123 456' },
    email: 'hello@corner.example',
    headOffice: { street: '1 Bay Street', suburb: 'Seaview', city: 'Timaru', postalCode: '7910' },
    headOfficeHours: [
      { days: 'Mon–Fri', hours: '8am–5pm' },
      { days: 'Weekend', hours: 'Closed' },
    ],
    directions: { provider: 'Some Maps', url: 'https://maps.example/dir' },
    map: {
      provider: 'Some Map',
      frameUrl: 'https://map.example/frame',
      pageUrl: 'https://map.example/',
    },
    social: { label: 'Some Network', url: 'https://social.example/corner' },
  },
  branchFacts: [
    {
      id: 'seaview',
      name: 'Seaview',
      address: '1 Bay Street',
      suburb: 'Seaview',
      city: 'Timaru',
      postalCode: '7910',
      phone: '03 600 1234',
      email: 'seaview@corner.example',
      hours: {
        weekdays: { opens: '08:00', closes: '17:00' },
        saturday: { opens: '09:00', closes: '12:30' },
        sunday: 'closed',
      },
      services: ['tyres', 'wof'],
      isMain: true,
      status: 'open',
      latitude: -44.4,
      longitude: 171.25,
    },
    {
      id: 'north-end',
      name: 'North End',
      address: '20 Long Road',
      suburb: 'Northcote',
      city: 'Timaru',
      postalCode: '7912',
      phone: '0800 123 456',
      hours: {
        weekdays: { opens: '08:00', closes: '17:00' },
        saturday: 'closed',
        sunday: 'closed',
      },
      services: ['tyres'],
      status: 'open',
      latitude: -44.38,
      longitude: 171.23,
    },
  ],
} as const;

/** The good file with one part of the business, or of its second branch, put in another's place. */
function faultsWith(part: 'business' | 'branch', change: Readonly<Record<string, unknown>>) {
  const given: OwnersFile =
    part === 'business'
      ? { ...good, business: { ...good.business, ...change } }
      : { ...good, branchFacts: [good.branchFacts[0], { ...good.branchFacts[1], ...change }] };
  return validateBusiness(given);
}

clause('SETTINGS-OWNER-FAULTS', 'a good file has no fault, and neither has ours', () => {
  expect(validateBusiness(good)).toEqual([]);
  expect(validateBusiness({ business, branchFacts })).toEqual([]);
});

for (const [change, sentence] of [
  [{ name: ' ' }, 'business.name must be the trading name, but it is " ".'],
  [
    { shortName: 'Corner Tyres and Repairs' },
    'business.shortName must be a short form of the name, of 12 letters at most, but it is "Corner Tyres and Repairs".',
  ],
  [
    { foundedYear: '2008' },
    'business.foundedYear must be the year the business began, such as 2008, but it is "2008".',
  ],
  [
    { foundedYear: 2031 },
    'business.foundedYear must be the year the business began, such as 2008, but it is 2031.',
  ],
  [
    { email: 'hello.corner.example' },
    'business.email must be an e-mail address, such as hello@your-domain.example, but it is "hello.corner.example".',
  ],
  [
    { telephones: { ...good.business.telephones, fleet: '600 1234' } },
    'business.telephones.fleet must be a New Zealand telephone number with its area code, such as 03 000 0100 or 0800 000 100, but it is "600 1234".',
  ],
  [
    { headOffice: { ...good.business.headOffice, postalCode: 7910 } },
    'business.headOffice.postalCode must be a postcode of four digits in quotation marks, such as "8042", but it is 7910.',
  ],
  [
    { headOfficeHours: [] },
    'business.headOfficeHours must have a line for each group of days, but it has none.',
  ],
  [
    { headOfficeHours: [{ days: '', hours: 'Closed' }] },
    'business.headOfficeHours, line 1: days must be the days the line is about, such as "Mon–Fri", but it is empty.',
  ],
  [
    { headOfficeHours: [good.business.headOfficeHours[0], { days: 'Sat', hours: '9 to 3' }] },
    'business.headOfficeHours, line 2: hours must be hours as people read them, such as "8am–5pm", or "Closed", but it is "9 to 3".',
  ],
  [
    { directions: { provider: 'Some Maps', url: 'maps.example' } },
    'business.directions.url must be a web address that begins with https://, but it is "maps.example".',
  ],
  [
    { map: { ...good.business.map, frameUrl: 'http://map.example/frame' } },
    'business.map.frameUrl must be a web address that begins with https://, but it is "http://map.example/frame".',
  ],
  [
    { social: { url: 'https://social.example/corner' } },
    'business.social.label must be the name of the social network, but it is missing.',
  ],
] as const) {
  clause('SETTINGS-OWNER-FAULTS', sentence, () => {
    expect(faultsWith('business', change)).toEqual([sentence]);
  });
}

for (const [change, sentence] of [
  [
    { id: 'North End' },
    'Branch North End: id must be small letters, digits and hyphens without a space, such as "new-brighton", but it is "North End".',
  ],
  [{ id: 'seaview' }, 'Every branch needs an id of its own, but two have "seaview".'],
  [{ name: 'Seaview' }, 'Every branch needs a name of its own, but two have "Seaview".'],
  [{ name: '' }, 'Branch 2: name must be what the branch is called, but it is empty.'],
  [
    { postalCode: undefined },
    'Branch North End: postalCode must be a postcode of four digits in quotation marks, such as "8042", but it is missing.',
  ],
  [
    { phone: undefined },
    'Branch North End: phone must be one of the numbers under telephones, but it is missing.',
  ],
  [
    { email: 'north' },
    'Branch North End: email must be an e-mail address, such as hello@your-domain.example, but it is "north".',
  ],
  [
    { hours: { ...good.branchFacts[1].hours, saturday: { opens: '09:00', closes: '08:30' } } },
    'Branch North End: hours.saturday must close later than it opens, but it opens at 09:00 and closes at 08:30.',
  ],
  [
    { hours: { ...good.branchFacts[1].hours, weekdays: { opens: '8:00', closes: '17:00' } } },
    'Branch North End: hours.weekdays.opens must be a time of 24 hours with two digits on both sides, such as "08:00" or "17:30", but it is "8:00".',
  ],
  [
    { hours: { ...good.branchFacts[1].hours, sunday: undefined } },
    'Branch North End: hours.sunday must be "closed", or when it opens and closes, but it is missing.',
  ],
  [
    { hours: { weekdays: 'closed', saturday: 'closed', sunday: 'closed' } },
    'Branch North End: hours must be open on one kind of day at least.',
  ],
  [
    { services: ['tyres', 'towing'] },
    'Branch North End: services must be a list of one or more of tyres, auto-repairs, wof, mobile-service, but it is ["tyres","towing"].',
  ],
  [
    { latitude: 44.38 },
    'Branch North End: latitude must be degrees in New Zealand, between -48 and -34, but it is 44.38.',
  ],
  [
    { isMain: true },
    'The first branch, and no other, must have isMain: true, but these have it: Seaview, North End.',
  ],
] as const) {
  clause('SETTINGS-OWNER-FAULTS', sentence, () => {
    expect(faultsWith('branch', change)).toEqual([sentence]);
  });
}

clause('SETTINGS-OWNER-FAULTS', 'a file without branches, and one without anything', () => {
  expect(validateBusiness({ ...good, branchFacts: [] })).toEqual([
    'branchFacts must list one branch at least.',
  ]);
  expect(validateBusiness({ business: undefined, branchFacts: undefined })).toContain(
    'business.telephones.main must be a New Zealand telephone number with its area code, such as 03 000 0100 or 0800 000 100, but it is missing.',
  );
});
