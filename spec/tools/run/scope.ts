/** Whether this is `npm run test:all`, which also tests what `npm test` leaves out. */
export const isWholeRun = process.env['TEST_SCOPE'] === 'all';
