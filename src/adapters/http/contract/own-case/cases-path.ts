/** The page of open cases: the only one that a banned person reaches. */
export const casesPath = "/account/cases";
