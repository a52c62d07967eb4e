import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startBrowserMocks, type BrowserMocks } from '../../mocks/browser.ts';
import type { FormEndpoint } from '../../mocks/formEndpoint.ts';

/**
 * Puts the form endpoint's stand-in behind the tests of a file. Each test finds it empty and accepting; a
 * test fails when the endpoint received what no form of ours may send, and when anything asks another host.
 */
export function mockEndpoint(): () => FormEndpoint {
  let mocks: BrowserMocks | undefined;

  function endpoint(): FormEndpoint {
    if (!mocks) throw new Error('The endpoint stands in once the first test runs.');
    return mocks.endpoint;
  }

  beforeAll(async () => {
    mocks = await startBrowserMocks(import.meta.env.VITE_FORM_ENDPOINT, 'error');
  });
  beforeEach(() => endpoint().reset());
  afterEach(() => {
    const faults = endpoint().received.flatMap((enquiry) => enquiry.faults);
    expect(faults, 'faults of the enquiries received').toEqual([]);
  });
  afterAll(() => mocks?.stop());
  return endpoint;
}
