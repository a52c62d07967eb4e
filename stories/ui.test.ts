import { testStories } from './testStories.tsx';

testStories(
  import.meta.glob('./{answers,branches,pages,shell,styles,ui}/**/*.stories.tsx', { eager: true }),
);
