/** The test of a journey: a visitor with a new profile in an engine, at the built site. */
import { expect, test as base } from '@playwright/test';
import { engines } from './engines.ts';
import { serveSite, type Site } from './site.ts';
import type { Running } from './tab.ts';
import { bundleInPage, Visitor } from './visitor.ts';

export interface EngineOptions {
  /** The name of the engine, as in the list of `engines.ts`. */
  readonly engineName: string;
}

interface JourneyFixtures {
  /** Whether the window is a phone's; otherwise it is a desktop's. */
  readonly isPhone: boolean;
  /** Whether the browser runs script. */
  readonly script: boolean;
  readonly visitor: Visitor;
}

interface WorkerFixtures {
  readonly site: Site;
  readonly inPage: string;
  readonly engine: Running;
}

/** A journey fails if a script throws an uncaught error, or if the form service receives a malformed enquiry. */
export const test = base.extend<JourneyFixtures, WorkerFixtures & EngineOptions>({
  engineName: ['', { option: true, scope: 'worker' }],
  site: [
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  inPage: [async ({}, use) => use(await bundleInPage()), { scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const running = await engines.find(({ name }) => name === engineName)?.start();
      if (!running) throw new Error(`There is no engine ${engineName}.`);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  isPhone: [false, { option: true }],
  script: [true, { option: true }],
  async visitor({ isPhone, script, engine, site, inPage }, use) {
    const { endpoint } = site.inbox;
    endpoint.reset();
    const size = isPhone ? { width: 390, height: 760 } : { width: 1280, height: 900 };
    const tab = await engine.tab({ script, ...size });
    try {
      const visitor = new Visitor(tab, site, inPage, script);
      await use(visitor);
      expect(await visitor.errors(), 'Fix the uncaught error or violation of the policy.').toBe('');
      const faults = endpoint.received.flatMap((enquiry) => enquiry.faults);
      expect(faults, 'Fix the form, which sent a malformed enquiry.').toEqual([]);
    } finally {
      // The journey may have held scripts back; those of the next journey must load.
      site.holdScripts('all')();
      await tab.close();
    }
  },
});
