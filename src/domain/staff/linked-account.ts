/** How long ago two people may have used one address or device and still count as linked. */
export const linkedForSeconds = 30 * 86_400;

/**
 * Addresses that say nothing about who is behind them: of this machine, of private networks, and
 * none. A regular expression that means the same in scripts and in the database.
 */
export const namelessAddress =
  "^$|^(::ffff:)?(0|10|127|169\\.254|172\\.(1[6-9]|2[0-9]|3[01])|192\\.168)\\.|^(::1$|f[cd]|fe[89ab])";

/**
 * What a line of payment details must hold to tell one account from another, as a regular
 * expression: an address or eight digits. A name or a bank alone does not.
 */
export const namesAnAccount = "@|([0-9][^0-9]*){8}";
