/** Preloaded by processes that a test starts, so that the violation applies there too. */
import { inheritViolation } from './active.ts';
import { violateNode } from './violateNode.ts';

inheritViolation();
violateNode();
