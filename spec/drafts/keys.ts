/** The names under which the forms store something in the browser (STORED-OWN), as tests expect them. */
const ofForms = () => `${import.meta.env.VITE_SITE_ORIGIN}/form:`;

/** A form's draft in the session storage; in the local storage a colon and the id of the page follow. */
export const draftKey = (form: string) => `${ofForms()}draft:${form}`;

/** What a form has sent; a colon and the fingerprint of the text follow. */
export const sentKey = (form: string) => `${ofForms()}sent:${form}`;
