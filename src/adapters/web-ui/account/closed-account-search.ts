/** With it, the sign-in page says that the account is closed. */
export const closedAccountSearch = "account=closed";
