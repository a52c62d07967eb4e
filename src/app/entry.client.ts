/** The script of every prerendered page: small, and without React (decision 17). */
import './everyPage.client.ts';
import './prefetch.client.ts';
