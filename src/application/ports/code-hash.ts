/**
 * What is kept of a short code that somebody was sent: keyed, for there are few enough codes to try
 * them all. The same code of two people gives two hashes.
 */
export type CodeHash = (traderId: string, code: string) => string;

/** Makes a code of 6 digits that nobody can guess. */
export type MakeCode = () => string;
