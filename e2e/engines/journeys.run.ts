import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { aBranch, branch, branchCount, there } from '../../spec/facts/business.ts';
import { questionCount as counts } from '../../spec/facts/lists.ts';
import { forms, type Form } from '../forms.ts';
import type { Query } from './inPage.ts';
import { field, fillIn, test, until, type Visitor } from './visitor.ts';

const onPhone = test.extend({ isPhone: true });
const withoutScript = test.extend({ script: false });

const header: Query = { role: 'banner' };
const main: Query = { role: 'main' };
const item = (name: string): Query => ({ role: 'button', name, within: header });
const panel = (name: string): Query => ({ role: 'list', name, within: header });
const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
const button = (name: string): Query => ({ role: 'button', name });
const category = (name: string): Query => ({ role: 'radio', name });
const successHeading = heading(forms.quote.sent);
const questions: Query = { role: 'heading', level: 3, within: main };
const draftNotice: Query = { text: /^What you typed is still here\./ };

/** Waits until exactly this many enquiries have arrived, the last one with everything that was filled in. */
async function expectArrived(v: Visitor, form: Form, count = 1): Promise<void> {
  const fields = await v.received(count);
  // A form without script sends CR LF.
  const lines = Object.entries(fields).map(([name, text]) => [
    name,
    String(text).replaceAll('\r\n', '\n'),
  ]);
  expect(Object.fromEntries(lines)).toMatchObject(form.arrives);
}

const contactDetails = {
  'First name': 'Aroha',
  'Phone number': '021 000 0000',
  Email: 'aroha@post.example',
};
const empty = Object.fromEntries(
  ['Width mm', 'Profile %', 'Rim inches', 'Nearest location', ...Object.keys(contactDetails)].map(
    (name) => [name, ''],
  ),
);

async function openAndFollowMenus(v: Visitor): Promise<void> {
  await v.open('/about');
  await v.count(panel('Tyre categories'), 0);
  await v.press(item('Tyres'));
  await v.see(panel('Tyre categories'));
  await v.press(item('Services'));
  await v.see(panel('Mechanical services'));
  await v.count(panel('Tyre categories'), 0);
  await v.press({ role: 'link', name: /^Tyre rotation/, within: panel('Tyre services') });
  await v.arrive('/services/tyre-rotation');
  await v.see(heading('Tyre rotation'));
  await v.count(panel('Tyre services'), 0);
}

test('menus: open, switch panels, follow a link', ({ visitor }) => openAndFollowMenus(visitor));

test('menus: close by the same item, a press outside, Escape', async ({ visitor: v }) => {
  await v.open('/about');
  for (const close of [() => v.press(item('About')), () => v.tab.press(20, 700)]) {
    await v.press(item('About'));
    await v.see(panel('Information'));
    await close();
    await v.count(panel('Information'), 0);
  }
  await v.press(item('About'));
  await v.tabTo({ role: 'link', name: 'Warranty', within: panel('Information') });
  await v.tab.key('Escape');
  await v.count(panel('Information'), 0);
  await v.see(item('About'), { isFocused: true });
});

onPhone('menus on a phone', async ({ visitor: v }) => {
  await v.open('/');
  await v.count(panel('Information'), 0);
  for (const wanted of [1, 0, 1]) {
    await v.press(item('Menu'));
    await v.count(panel('Information'), wanted);
  }
  await v.count({ role: 'listitem', within: panel('Tyre categories') }, 5);
  await v.tab.key('Escape');
  await v.count(panel('Information'), 0);
  await v.press(item('Menu'));
  await v.press({ role: 'link', name: 'FAQ', within: panel('Information') });
  await v.arrive('/faq');
  await v.count(panel('Information'), 0);
});

onPhone('FAQ: answers and links', async ({ visitor: v }) => {
  const wear = { text: /^The legal minimum is/ };
  const paying = { text: /^Cash, EFTPOS/ };
  await v.open('/faq');
  await v.count(questions, counts.all);
  await v.count(wear, 0);
  await v.press(heading('When should I replace my tyres?'));
  await v.see(wear);
  await v.press(heading('How can I pay?'));
  await v.see(paying);
  await v.see(wear);
  await v.press(heading('When should I replace my tyres?'));
  await v.count(wear, 0);
  await v.open('/');
  await v.open('/faq#battery');
  await v.see({ text: /^A battery usually lasts/ }, { isInView: true });
});

const toBranch = `/locations#${aBranch.toLowerCase()}`;
const footerLink: Query = { role: 'link', name: aBranch, within: { role: 'contentinfo' } };
const faqLink: Query = { role: 'link', name: 'FAQ', within: main };

for (const [page, from, link, to] of [
  ['the next page', '/faq', footerLink, toBranch],
  ['a reloaded page', '/warranty', faqLink, '/faq'],
] as const)
  test(`Back from ${page} restores the scroll position`, async ({ visitor: v }) => {
    await v.open(from);
    await until('the link is in view', async () => (await v.call('reveal', link)).isInView);
    // A late font can shorten the page, and a browser cannot restore a position that the shorter page does not have.
    await until('the fonts are there', () => v.tab.run("document.fonts.status === 'loaded'"));
    await v.tab.run("addEventListener('pagehide', () => (sessionStorage.leftAt = scrollY))");
    await v.press(link);
    await v.arrive(to);
    if (page === 'a reloaded page') await v.reload(to);
    else await v.see({ role: 'heading', name: aBranch, within: main }, { isInView: true });
    await v.back(from);
    expect(await v.tab.run('Number(sessionStorage.leftAt)')).toBeGreaterThan(100);
    const isThere = () => v.tab.run('Math.abs(scrollY - sessionStorage.leftAt) <= 2');
    await until('the scroll position is restored', isThere);
  });

test('quote form: errors, sent, another quote', async ({ visitor: v }) => {
  await v.open('/tyre-enquiry');
  await v.press(button('Get my quote'));
  for (const words of [
    'First name is required',
    'Phone number is required',
    'Email is required',
    'Please select a location',
  ])
    await v.see({ role: 'link', name: words });
  await fillIn(v, forms.quote);
  await v.press(button('Get my quote'));
  await v.see(successHeading, { isFocused: true });
  await v.see({ text: /^TYR-\d{6}$/ });
  await expectArrived(v, forms.quote);
  await v.press(button('Request Another Quote'));
  await v.count(successHeading, 0);
  await v.arrive('/tyre-enquiry');
  await v.expectValues(empty);
  // After a reload a browser may restore fields; the form has to stay empty.
  await v.reload('/tyre-enquiry');
  await v.expectValues(empty);
  await v.count(draftNotice, 0);
});

onPhone('drafts: restored after a reload, cleared', async ({ visitor: v }) => {
  await v.open('/tyre-enquiry');
  await fillIn(v, forms.quote);
  await v.reload('/tyre-enquiry');
  await v.see(draftNotice);
  await v.expectValues({ 'Width mm': '205', 'First name': 'Aroha', 'Nearest location': aBranch });
  await v.press(button('Clear'));
  await v.count(draftNotice, 0);
  await v.reload('/tyre-enquiry');
  await v.expectValues(empty);
});

test('text typed before the script has loaded, while the page is translated, is kept', async ({
  visitor: v,
}) => {
  const release = await v.openBeforeScript('/tyre-enquiry');
  await v.write({ ...contactDetails, Email: '' });
  await v.call('translatePage');
  await v.write({ Email: contactDetails.Email });
  await release();
  await v.expectValues(contactDetails);
  await v.open('/about');
  await v.open('/tyre-enquiry');
  await v.see(draftNotice);
  await v.expectValues(contactDetails);
});

onPhone('nearest branch, on a page with a fragment', async ({ visitor: v }) => {
  await v.open(`/locations#${aBranch.toLowerCase()}`);
  await v.call('setLocation', there.latitude, there.longitude);
  await v.press(button('Find the nearest branch'));
  await v.see({ text: there.found }, { isInView: true });
  const rows: Query = { role: 'list', name: 'Our branches, nearest first' };
  await v.count({ role: 'listitem', within: rows }, branchCount.number);
  await v.call('setLocation', ...branch.papanui.at);
  await v.press(button('Find the nearest branch'));
  await v.see({ text: /^Papanui is nearest/ }, { isInView: true });
});

test('keyboard only', async ({ visitor: v }) => {
  await v.open('/tyres');
  await v.tabTo({ role: 'link', name: 'Skip to content' });
  await v.tabTo(item('Tyres'));
  await v.tab.key('Enter');
  await v.see(panel('Tyre categories'));
  await v.tab.key('Escape');
  await v.count(panel('Tyre categories'), 0);
  await v.tab.key(' ');
  await v.tabTo({ role: 'link', name: 'Quote by tyre size', within: main });
  await v.tab.key('Enter');
  await v.arrive('/tyre-enquiry');
  for (const [name, text] of [
    ['Width mm', '205 55 16'],
    ...Object.entries(contactDetails),
    ['Nearest location', aBranch.slice(0, 3)],
  ] as const) {
    await v.tabTo(field(name));
    await v.tab.type(text);
  }
  await v.tabTo(button('Get my quote'));
  await v.tab.key('Enter');
  await v.see(successHeading, { isFocused: true });
  const size = { width: '205', profile: '55', rim: '16' };
  expect(await v.received(1)).toMatchObject({ ...size, location: aBranch });
});

withoutScript('without script: menus', ({ visitor }) => openAndFollowMenus(visitor));

withoutScript('without script: FAQ filter', async ({ visitor: v }) => {
  await v.open('/faq');
  for (const name of ['Tyres', 'Electrical'] as const) {
    await v.press(category(`${name} ${counts[name]} questions`));
    await v.count(questions, counts[name]);
    const words = `${counts[name]} of ${counts.all} questions`;
    await v.see({ text: words, within: { role: 'status' } });
  }
  await v.press(category(`All ${counts.all} questions`));
  await v.count(questions, counts.all);
});

withoutScript('without script: both forms', async ({ visitor: v }) => {
  for (const [turn, form] of Object.values(forms).entries()) {
    await v.open(form.address);
    await fillIn(v, form);
    await v.press(button(form.button));
    await v.see(heading('Thank you'));
    await expectArrived(v, form, turn + 1);
  }
});

for (const [name, form] of Object.entries(forms))
  onPhone(`${name} form: refused, translated, sent again`, async ({ visitor: v }) => {
    v.endpoint.reply = 'failed-server';
    await v.open(form.address);
    await fillIn(v, form);
    await v.press(button(form.button));
    await v.alert(form.apology);
    await v.see({ role: 'alert' }, { text: form.apology });
    await v.expectValues(form.typed);
    // Copied text may have line separators, which no field shows.
    await v.write({ 'Phone number': '021 000 0000\u2029' });
    await v.call('translatePage');
    v.endpoint.reply = 'accepted';
    await v.press(button(form.button));
    await v.see(heading(form.sent), { isFocused: true });
    await expectArrived(v, form, 2);
    await v.reload(form.address);
    await v.count(draftNotice, 0);
  });

/** Whether the form says that the enquiry was sent, may have arrived or could not be sent, and can then be used. */
async function isAnswered(v: Visitor, form: Form): Promise<boolean> {
  if ((await v.all(heading(form.sent))).length > 0) return true;
  const warned = await v.all({ text: /so it may have reached us/ });
  const failed = await v.all({ role: 'alert' });
  if (warned.length === 0 && !failed.some(({ text }) => text === form.apology)) return false;
  const tiles = await v.all({ role: 'radio', name: /^Tyres/ });
  const controls = [...tiles, ...(await v.all(button(form.button)))];
  return controls.length > 0 && controls.every(({ isDisabled }) => !isDisabled);
}

/** How many seconds the visitor is away; `undefined` if the page is reloaded. */
for (const [moment, reply, away] of [
  ['back at once', 5, 0.3],
  ['back at once', 20, 0.3],
  ['back after the reply', 5, 6],
  ['reloaded', 5, undefined],
] as const)
  for (const [name, form] of Object.entries(forms))
    test(`${name} form left while sending: ${moment}; reply after ${reply} s`, async ({
      visitor: v,
    }) => {
      const release = v.endpoint.hold();
      v.endpoint.onEnquiry = () => setTimeout(release, reply * 1000);
      await v.open(form.address);
      await fillIn(v, form);
      await v.press(button(form.button));
      await wait(300);
      if (away === undefined) await v.reload(form.address);
      else {
        await v.open('/about');
        await wait(away * 1000);
        await v.back(form.address);
      }
      await until('the form says what happened and can be used', () => isAnswered(v, form));
      await v.received(1);
    });
