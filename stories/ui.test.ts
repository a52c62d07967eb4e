import { testStories } from './testStories.tsx';

testStories(
  import.meta.glob('./{answers,branches,shell,styles,ui}/**/*.stories.tsx', { eager: true }),
);
