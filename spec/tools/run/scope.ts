/** Whether this is `npm run test:all`: tests then also look at what the gate leaves out. */
export const isWholeRun = process.env['TEST_SCOPE'] === 'all';
