import { buildSite } from '../buildSite.ts';

/** Builds the site only, because these tests open no workbench. */
export default buildSite;
