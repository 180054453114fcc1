/** What the id of a requirement looks like. */
export const requirementIdForm = /^[A-Za-z_]{1,40}$/;
