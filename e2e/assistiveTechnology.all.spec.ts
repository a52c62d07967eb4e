/** How long announcements stay on the page in every state, and three longer journeys with the keyboard alone. */
import {
  aBranch,
  branchCount,
  branches,
  business,
  latitude,
  longitude,
  nearestThere,
  phone,
} from '../spec/facts/business.ts';
import { press, skipHeader } from './accessibility/byKeyboard.ts';
import { listen, listenFromTheStart } from './accessibility/listen.ts';
import { announcingStates } from './accessibility/states.ts';
import { clause, expect, pauseClock, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

for (const { name, open, console: lines = [] } of announcingStates)
  clause(
    'A11Y-SAID-STAYS',
    `announcements stay for ten seconds in the state “${name}”`,
    async ({ page, inbox, expectConsole }) => {
      for (const line of lines) expectConsole(line);
      await page.clock.install({ time: '2026-11-18T10:30:00+13:00' });
      const removedBefore = await listenFromTheStart(page);
      await open(page, inbox);
      await pauseClock(page);
      // The page has to render after each second.
      for (let second = 0; second < 11; second += 1) await page.clock.runFor(1000);
      expect(await removedBefore(10_000)).toEqual([]);
    },
  );

clause('A11Y-JOURNEYS', 'the visitor finds the nearest branch', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude });
  await skipHeader(page, '/locations');
  expect(await press(page, 'Tab', branchCount.number + 3)).toEqual([
    'link Home',
    'link About',
    ...branches.map(
      ({ id, name }, index) =>
        `link ${name} ${index + 1}${id === 'sockburn' ? ', main location' : ''}`,
    ),
    'button Find the nearest branch',
  ]);
  const heard = await listen(page);
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain(nearestThere);
  expect(await press(page, 'Tab')).toEqual([`link Directions to ${aBranch} (opens in a new tab)`]);
});

clause('A11Y-JOURNEYS', 'the visitor sends an emergency message', async ({ page, inbox }) => {
  await skipHeader(page, '/contact');
  expect(await press(page, 'Tab', 5)).toEqual([
    'link Home',
    `link ${phone.main.number}`,
    `link ${phone.autoRepairs.number}`,
    `link ${business.email}`,
    'radio General : A question about anything we do',
  ]);
  expect(await press(page, 'ArrowDown', 3)).toEqual([
    'radio Tyres : Sizes, prices, fitting, chosen',
    'radio Service : WOFs, servicing, repairs, chosen',
    'radio Emergency : Flat tyre, or stuck and need help now, chosen',
  ]);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Step 2 of 2 : Your Details' });
  await expect(heading).toBeFocused();
  expect(await press(page, 'Tab', 3)).toEqual([
    `link Call ${phone.main.number}`,
    'button Back',
    'combobox Urgency, “Normal”, closed',
  ]);
  for (const [name, text] of [
    ['Name', 'Aroha'],
    ['Email', 'aroha@post.example'],
    ['Phone number', '021 000 0000'],
    ['Message', 'Flat tyre.'],
  ] as const) {
    expect(await press(page, 'Tab')).toEqual([`textbox ${name}, required`]);
    await page.keyboard.type(text);
  }
  expect(await press(page, 'Tab')).toEqual(['button Send message']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  expect(inbox.endpoint.received[0]?.fields).toMatchObject({ enquiryType: 'emergency' });
});

clause('A11Y-JOURNEYS', 'the visitor corrects a quote and sends it', async ({ page, inbox }) => {
  await skipHeader(page, '/tyre-enquiry');
  const empty = [
    'textbox Rego (optional)',
    'textbox First name, required',
    'textbox Last name (optional)',
    'textbox Phone number, required',
    'textbox Email, required',
    'combobox Nearest location, “Choose a branch”, closed',
    'textbox Comment (optional), How many tyres? Any brand or budget?',
    'button Get my quote',
  ];
  expect(await press(page, 'Tab', 17)).toEqual([
    'link Home',
    'link Tyres',
    'combobox Width mm, From one sidewall to the other.',
    'combobox Profile %, The sidewall’s height, as a percentage of the width.',
    'combobox Rim inches, The wheel’s diameter, in inches.',
    'button 195/65R15',
    'button 205/55R16',
    'button 225/45R17',
    'button 235/40R18',
    ...empty,
  ]);
  const heard = await listen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  expect(await heard()).toEqual(['Please fix 4 fields']);
  await page.keyboard.type('Aroha');
  expect(await press(page, 'Tab', 2)).toEqual([
    'textbox Last name (optional)',
    'textbox Phone number, required, wrong, Phone number is required',
  ]);
  await page.keyboard.type('021 000 0000');
  expect(await press(page, 'Tab')).toEqual(['textbox Email, required, wrong, Email is required']);
  await page.keyboard.type('aroha@post.example');
  expect(await press(page, 'Tab')).toEqual([
    'combobox Nearest location, “Choose a branch”, closed, wrong, Please select a location',
  ]);
  await page.keyboard.type(aBranch);
  expect(await press(page, 'Tab', 2)).toEqual(empty.slice(-2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thanks, Aroha!' })).toBeFocused();
  expect(inbox.endpoint.received[0]?.fields).toMatchObject({ location: aBranch });
});
