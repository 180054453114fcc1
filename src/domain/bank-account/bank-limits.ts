/** How many accounts a trader may save; one for each bank is many for a person. */
export const mostBankAccounts = 20;

/** How often a trader may look up a bank. */
export const bankLookUps = { most: 60, windowSeconds: 60 };
