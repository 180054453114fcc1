/** The ways in which a file is shown. */
export type FileVariant = "content" | "thumbnail";

/** A file for one reader. */
export interface FileGrant {
  readonly fileId: string;
  readonly variant: FileVariant;
  /** Whom the address was given to, trader or staff. */
  readonly readerId: string;
}

/** Makes addresses of files that cannot be guessed and soon end. */
export interface SignedAddresses {
  /** Relative to our own origin. */
  make(grant: FileGrant): string;
  /** What an address allows; undefined if it is over or was not made by us. */
  check(fileId: string, variant: string, query: object): FileGrant | undefined;
}
