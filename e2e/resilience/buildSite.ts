import { buildSite } from '../buildSite.ts';

/** Builds the site, and no workbench. */
export default buildSite;
