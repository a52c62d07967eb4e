/** Preloaded by processes that a test starts, so that the violation applies there too. */
import { violateNode } from './violateNode.ts';

violateNode();
