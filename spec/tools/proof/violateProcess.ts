/** Loaded before anything else in a process that a test starts, so that it meets the violation, too. */
import { inheritViolation } from './active.ts';
import { violateNode } from './violateNode.ts';

inheritViolation();
violateNode();
