import { testStories } from './testStories.tsx';

testStories(
  import.meta.glob('./{branches,pages,shell,styles,ui}/**/*.stories.tsx', { eager: true }),
);
