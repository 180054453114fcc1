/** How far the log of staff's acts had got at some moment. */
export interface AuditHead {
  /** The number of the newest entry; 0 for an empty log. */
  readonly seq: number;
  /** Its hash, in hexadecimal digits. */
  readonly hash: string;
}

/** A head that was seen, kept where who owns the database cannot reach. */
export interface AnchoredHead extends AuditHead {
  /** When it was seen: milliseconds since the epoch, by the clock of this process. */
  readonly at: number;
}

/** Remembers one head outside of the database. */
export interface AuditAnchor {
  /** Undefined where none was kept yet. Throws where what was kept cannot be understood. */
  read(): AnchoredHead | undefined;
  keep(head: AnchoredHead): void;
}
