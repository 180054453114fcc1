/** Who was sent a code, and to which address or number: it confirms no other. */
interface CodeOwner {
  readonly traderId: string;
  readonly address: string;
}

/**
 * What is stored of a short code: a keyed hash, because there are few enough codes to try them all. The
 * same code gives another hash for another person or address.
 */
export type CodeHash = (owner: CodeOwner, code: string) => string;

/** Makes a code of 6 digits that nobody can guess. */
export type MakeCode = () => string;
