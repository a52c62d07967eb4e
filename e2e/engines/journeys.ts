import assert from 'node:assert/strict';
import { aBranch, branch, branchCount, business, phone } from '../../spec/facts/business.ts';
import { questionCount as counts } from '../../spec/facts/lists.ts';
import type { Query } from './inPage.ts';
import { field, type Visitor } from './visitor.ts';

export interface Journey {
  /** Runs in a phone's window; otherwise in a desktop's. */
  readonly isPhone?: boolean;
  /** Whether the browser runs script; it does unless this is false. */
  readonly script?: boolean;
  /** Runs the journey; a returned text is its result in the table. */
  readonly go: (visitor: Visitor) => Promise<string | void>;
}

const header: Query = { role: 'banner' };
const main: Query = { role: 'main' };
const item = (name: string): Query => ({ role: 'button', name, within: header });
const panel = (name: string): Query => ({ role: 'list', name, within: header });
const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
const button = (name: string): Query => ({ role: 'button', name });
const plate = (name: string): Query => ({ role: 'radio', name });
const questions: Query = { role: 'heading', level: 3, within: main };
const sent = heading('Message Sent!');
const thanks = heading('Thanks, Aroha!');
const kept: Query = { text: /^What you typed is still here\./ };

const details = {
  Name: 'Aroha Tamati',
  Email: 'aroha@post.example',
  'Phone number': '021 000 0000',
  Message: 'Two 205/55R16, please.',
};
const enquiry = {
  formType: 'contact',
  enquiryType: 'tyres',
  name: 'Aroha Tamati',
  email: 'aroha@post.example',
  phone: '021 000 0000',
  message: 'Two 205/55R16, please.',
  urgency: 'normal',
  _subject: 'New Contact - tyres',
};
const person = {
  'First name': 'Aroha',
  'Phone number': '021 000 0000',
  Email: 'aroha@post.example',
};
const quote = {
  formType: 'tyre-enquiry',
  width: '205',
  profile: '55',
  rim: '16',
  rego: 'KTR482',
  firstName: 'Aroha',
  lastName: '',
  phone: '021 000 0000',
  email: 'aroha@post.example',
  location: aBranch,
  comment: '',
  _subject: 'New Tyre Enquiry - Aroha',
};
/** The text of a form whose enquiry could not be sent. */
export const apology = (what: string) =>
  `Sorry, there was an error submitting your ${what}. Please call us at ${phone.main.number} or email ${business.email} directly.`;

export async function fillQuote(v: Visitor): Promise<void> {
  await v.write({ 'Width mm': '205', 'Profile %': '55', 'Rim inches': '16' });
  await v.write({ 'Rego (optional)': 'ktr482', ...person });
  await v.choose('Nearest location', aBranch);
}

export async function fillContact(v: Visitor): Promise<void> {
  await v.press({ role: 'radio', name: /^Tyres/ });
  await v.see(heading(/Your Details/));
  await v.write(details);
}

const empty = Object.fromEntries(
  ['Width mm', 'Profile %', 'Rim inches', 'Nearest location', ...Object.keys(person)].map(
    (name) => [name, ''],
  ),
);

async function panelsOpenAndLeadOn(v: Visitor): Promise<void> {
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

async function filterShowsOneCategory(v: Visitor): Promise<void> {
  await v.open('/faq');
  for (const [name, count, words] of [
    [`Tyres ${counts.Tyres}`, counts.Tyres, `${counts.Tyres} of ${counts.all} questions`],
    [
      `Electrical ${counts.Electrical}`,
      counts.Electrical,
      `${counts.Electrical} of ${counts.all} questions`,
    ],
    [`All ${counts.all}`, counts.all, `${counts.all} questions`],
  ] as const) {
    await v.press(plate(`${name} questions`));
    await v.count(questions, count);
    await v.see({ text: words, within: { role: 'status' } });
  }
}

/** The journeys of a visitor, the same for every engine. */
export const journeys: Readonly<Record<string, Journey>> = {
  'menus: open, change, lead on': { go: panelsOpenAndLeadOn },

  'menus: same item, outside, Escape': {
    async go(v) {
      await v.open('/about');
      for (const close of [() => v.press(item('About')), () => v.pressAt(20, 700)]) {
        await v.press(item('About'));
        await v.see(panel('Information'));
        await close();
        await v.count(panel('Information'), 0);
      }
      await v.press(item('About'));
      await v.tabTo({ role: 'link', name: 'Warranty', within: panel('Information') });
      await v.key('Escape');
      await v.count(panel('Information'), 0);
      await v.see(item('About'), { isFocused: true });
    },
  },

  'menus: closed when one comes back': {
    async go(v) {
      await panelsOpenAndLeadOn(v);
      await v.back('/about');
      await v.count(panel('Tyre services'), 0);
      await v.count(panel('Mechanical services'), 0);
    },
  },

  'menu of a phone': {
    isPhone: true,
    async go(v) {
      await v.open('/');
      await v.count(panel('Information'), 0);
      for (const wanted of [1, 0, 1]) {
        await v.press(item('Menu'));
        await v.count(panel('Information'), wanted);
      }
      await v.count({ role: 'listitem', within: panel('Tyre categories') }, 5);
      await v.key('Escape');
      await v.count(panel('Information'), 0);
      await v.press(item('Menu'));
      await v.press({ role: 'link', name: 'FAQ', within: panel('Information') });
      await v.arrive('/faq');
      await v.count(panel('Information'), 0);
    },
  },

  'FAQ: filter': { go: filterShowsOneCategory },

  'FAQ: answers and links': {
    isPhone: true,
    async go(v) {
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
    },
  },

  'page change, and Back to where one was': {
    async go(v) {
      const link: Query = { role: 'link', name: 'Linwood', within: { role: 'contentinfo' } };
      await v.open('/faq');
      await v.show(link);
      const left = await v.top();
      assert.ok(left > 500, `the page was left at ${left}`);
      await v.press(link);
      await v.arrive('/locations#linwood');
      await v.see({ role: 'heading', name: 'Linwood', within: main }, { isInView: true });
      await v.back('/faq');
      await v.see(heading('Frequently asked questions'));
      await v.until(`${left} pixels down`, async () => Math.abs((await v.top()) - left) <= 2);
    },
  },

  'Back from a page that was reloaded': {
    async go(v) {
      const link: Query = { role: 'link', name: 'FAQ', within: main };
      await v.open('/warranty');
      await v.show(link);
      const left = await v.top();
      await v.press(link);
      await v.arrive('/faq');
      await v.reload('/faq');
      await v.see(heading('Frequently asked questions'));
      await v.back('/warranty');
      await v.see(heading(/^Warrant/));
      await v.until(`${left} pixels down`, async () => Math.abs((await v.top()) - left) <= 2);
    },
  },

  'contact form: sent': {
    isPhone: true,
    async go(v) {
      await v.open('/contact');
      await v.press({ role: 'radio', name: /^Fleet/ });
      await v.press(button('Back'));
      await fillContact(v);
      await v.press(button('Send message'));
      await v.see(sent, { isFocused: true });
      await v.see({ text: "We'll get back to you within 30 minutes." });
      assert.deepEqual(await v.received(1), enquiry);
    },
  },

  'contact form: refused, then sent': {
    async go(v) {
      v.site.inbox.endpoint.reply = 'failed-server';
      await v.open('/contact');
      await fillContact(v);
      await v.press(button('Send message'));
      assert.equal(await v.alert(), apology('message'));
      await v.see({ role: 'alert' }, { text: apology('message') });
      await v.holds(details);
      v.site.inbox.endpoint.reply = 'accepted';
      await v.press(button('Send message'));
      await v.see(sent);
      assert.deepEqual(await v.received(2), enquiry);
    },
  },

  'contact form: on a translated page': {
    isPhone: true,
    async go(v) {
      await v.open('/contact');
      await fillContact(v);
      await v.translate();
      await v.press(button('Send message'));
      await v.see(sent);
      assert.deepEqual(await v.received(1), enquiry);
    },
  },

  'quote form: errors, sent, another': {
    async go(v) {
      await v.open('/tyre-enquiry');
      await v.press(button('Get my quote'));
      for (const words of [
        'First name is required',
        'Phone number is required',
        'Email is required',
        'Please select a location',
      ])
        await v.see({ role: 'link', name: words });
      await fillQuote(v);
      await v.press(button('Get my quote'));
      await v.see(thanks, { isFocused: true });
      await v.see({ text: /^TYR-\d{6}$/ });
      assert.deepEqual(await v.received(1), quote);
      await v.press(button('Request Another Quote'));
      await v.count(thanks, 0);
      await v.arrive('/tyre-enquiry');
      await v.holds(empty);
      // After a reload a browser may restore fields; the form has to stay empty.
      await v.reload('/tyre-enquiry');
      await v.holds(empty);
      await v.count(kept, 0);
    },
  },

  'quote form: refused, then sent': {
    isPhone: true,
    async go(v) {
      v.site.inbox.endpoint.reply = 'refused-inactive';
      await v.open('/tyre-enquiry');
      await fillQuote(v);
      await v.press(button('Get my quote'));
      assert.equal(await v.alert(), apology('enquiry'));
      await v.see({ role: 'alert' }, { text: apology('enquiry') });
      v.site.inbox.endpoint.reply = 'accepted';
      await v.press(button('Get my quote'));
      await v.see(thanks);
      assert.deepEqual(await v.received(2), quote);
      await v.reload('/tyre-enquiry');
      await v.holds(empty);
    },
  },

  'quote form: sizes as they are given': {
    async go(v) {
      const given = '225/45R17 91Y RFT';
      const parts = { width: '225', profile: '45', rim: '17', comment: `Size as given: ${given}` };
      for (const [turn, leave] of [() => v.key('Tab'), () => v.key('Enter')].entries()) {
        await v.open('/tyre-enquiry');
        await v.write(person);
        await v.choose('Nearest location', aBranch);
        await v.write({ 'Width mm': given });
        await leave();
        if (turn === 0) {
          await v.holds({ 'Width mm': '225', 'Comment (optional)': parts.comment });
          await v.press(button('Get my quote'));
        }
        await v.see(thanks);
        const fields = await v.received(turn + 1);
        assert.deepEqual({ ...fields, ...parts }, fields);
      }
    },
  },

  'quote form: a whole size, and one press': {
    isPhone: true,
    async go(v) {
      await v.open('/tyre-enquiry');
      await v.write(person);
      await v.choose('Nearest location', aBranch);
      await v.write({ 'Width mm': 'LT265/70R17 121/118S Extra Load' });
      await v.press(button('Get my quote'));
      await v.see(thanks);
      const { width, profile, rim } = await v.received(1);
      assert.deepEqual([width, profile, rim], ['265', '70', '17']);
    },
  },

  'contact form: copied line separators': {
    async go(v) {
      await v.open('/contact');
      await fillContact(v);
      await v.write({ Name: 'Aroha\u2028Tamati', 'Phone number': '021 000 0000\u2029' });
      await v.press(button('Send message'));
      await v.see(sent);
      assert.deepEqual(await v.received(1), enquiry);
    },
  },

  'a fragment, and a press without pointer or key': {
    isPhone: true,
    async go(v) {
      const nearest = button('Find the nearest branch');
      await v.open(`/locations#${aBranch.toLowerCase()}`);
      await v.stand(...branch.papanui.at);
      await v.activate(nearest);
      await v.see({ text: /^Papanui is nearest/ }, { isInView: true });
    },
  },

  'drafts: kept over a reload, cleared': {
    isPhone: true,
    async go(v) {
      await v.open('/tyre-enquiry');
      await fillQuote(v);
      await v.reload('/tyre-enquiry');
      await v.see(kept);
      await v.holds({ 'Width mm': '205', 'First name': 'Aroha', 'Nearest location': aBranch });
      await v.press(button('Clear'));
      await v.count(kept, 0);
      await v.reload('/tyre-enquiry');
      await v.holds(empty);
    },
  },

  'typed before script, on a changed page': {
    async go(v) {
      const release = await v.openBefore('all', '/tyre-enquiry');
      await v.write({ ...person, Email: '' });
      await v.translate();
      await v.write({ Email: person.Email });
      await release();
      await v.holds(person);
      await v.open('/about');
      await v.open('/tyre-enquiry');
      await v.see(kept);
      await v.holds(person);
    },
  },

  'pressed before script': {
    isPhone: true,
    async go(v) {
      const releaseQuote = await v.openBefore('islands', '/tyre-enquiry');
      await v.press(button('225/45R17'));
      await releaseQuote();
      await v.holds({ 'Width mm': '225', 'Profile %': '45', 'Rim inches': '17' });
      const releaseNearest = await v.openBefore('islands', '/locations');
      await v.stand(...branch.papanui.at);
      await v.press(button('Find the nearest branch'));
      await releaseNearest();
      await v.see({ text: /^Papanui is nearest/ });
    },
  },

  'nearest branch': {
    isPhone: true,
    async go(v) {
      await v.open('/locations');
      await v.stand(-43.5063, 172.735);
      await v.press(button('Find the nearest branch'));
      await v.see({
        text: `Linwood is nearest: about 6.0km in a straight line. All ${branchCount.words} are listed below.`,
      });
      const rows: Query = { role: 'list', name: 'Our branches, nearest first' };
      await v.count({ role: 'listitem', within: rows }, branchCount.number);
    },
  },

  'keyboard only': {
    async go(v) {
      await v.open('/tyres');
      await v.tabTo({ role: 'link', name: 'Skip to content' });
      await v.tabTo(item('Tyres'));
      await v.key('Enter');
      await v.see(panel('Tyre categories'));
      await v.key('Escape');
      await v.count(panel('Tyre categories'), 0);
      await v.key(' ');
      await v.tabTo({ role: 'link', name: 'Quote by tyre size', within: main });
      await v.key('Enter');
      await v.arrive('/tyre-enquiry');
      for (const [name, text] of [
        ['Width mm', '205 55 16'],
        ['Rego (optional)', 'ktr482'],
        ['First name', 'Aroha'],
        ['Phone number', '021 000 0000'],
        ['Email', 'aroha@post.example'],
        ['Nearest location', 'Hor'],
      ] as const) {
        await v.tabTo(field(name));
        await v.type(text);
      }
      await v.tabTo(button('Get my quote'));
      await v.key('Enter');
      await v.see(thanks, { isFocused: true });
      assert.deepEqual(await v.received(1), quote);
    },
  },

  'no script: menus': { script: false, go: panelsOpenAndLeadOn },
  'no script: FAQ filter': { script: false, go: filterShowsOneCategory },

  'no script: both forms': {
    script: false,
    async go(v) {
      await v.open('/contact');
      await v.press({ role: 'radio', name: /^Tyres/ });
      await v.write(details);
      await v.press(button('Send message'));
      await v.see(heading('Thank you'));
      assert.deepEqual(await v.received(1), { ...enquiry, _subject: 'New Contact' });
      await v.open('/tyre-enquiry');
      await fillQuote(v);
      await v.press(button('Get my quote'));
      await v.see(heading('Thank you'));
      assert.deepEqual(await v.received(2), {
        ...quote,
        rego: 'ktr482',
        _subject: 'New Tyre Enquiry',
      });
    },
  },
};
