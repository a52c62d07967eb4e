/**
 * What each photograph in `src/assets/photographs` shows, for people who cannot see it. The name is that of the picture
 * that it replaces: `stack: 'Our tyre store in Hornby'` for `stack.jpg`.
 */
export const photographs: Readonly<Record<string, string>> = {};
