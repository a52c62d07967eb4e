import { testStories } from './testStories.tsx';

testStories(import.meta.glob('./forms/**/*.stories.tsx', { eager: true }));
