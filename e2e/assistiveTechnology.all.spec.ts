/** Three longer journeys with the keyboard alone. */
import { tableOf } from '../spec/documents/clauseTable.ts';
import { aBranch, branch, branchCount, branches, there } from '../spec/facts/business.ts';
import { press, skipHeader } from './accessibility/byKeyboard.ts';
import { listen } from './accessibility/listen.ts';
import { sayFocused } from './accessibility/readTree.ts';
import { clause, expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

clause('A11Y-JOURNEYS', 'the visitor finds the nearest branch', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(there);
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
  await expect.poll(heard).toContain(there.found);
  expect(await press(page, 'Tab')).toEqual([`link Directions to ${aBranch} (opens in a new tab)`]);
});

for (const [address, sent] of [
  ['/contact', { enquiryType: 'emergency', phone: '021 000 0000' }],
  ['/tyre-enquiry', { location: `${branch.sockburn.name} (Main Branch)`, phone: '021 000 0000' }],
] as const)
  clause(
    'A11Y-JOURNEYS',
    `the visitor sends the form of ${address} by keyboard alone`,
    async ({ page, inbox }) => {
      await skipHeader(page, address);
      let heard = () => Promise.resolve<readonly string[]>([]);
      for (const [where, action = '', said] of tableOf('A11Y-JOURNEYS')) {
        if (where !== address) continue;
        if (action === 'hears') expect(await heard()).toEqual([said]);
        else if (action.startsWith('types ')) await page.keyboard.type(action.slice(6));
        else if (action === 'Enter') {
          // The focus moves when the page has rendered the next step, the errors or the reply.
          heard = await listen(page);
          await page.keyboard.press(action);
          await expect.poll(() => sayFocused(page)).toContain(said);
        } else expect(await press(page, action)).toEqual([said]);
      }
      expect(inbox.endpoint.received[0]?.fields).toMatchObject(sent);
    },
  );
