/** How far the log of staff's acts had got at some moment. */
export interface AuditHead {
  /** The number of the newest entry; 0 for an empty log. */
  readonly seq: number;
  /** Its hash, in hexadecimal digits. */
  readonly hash: string;
}

/** A head that was seen, kept out of reach of the owner of the database. */
export interface AnchoredHead extends AuditHead {
  /** When it was seen: milliseconds since the epoch, by the clock of this process. */
  readonly at: number;
}

/** Remembers one head outside the database. */
export interface AuditAnchor {
  /** Undefined if none was kept yet. Throws if the kept head cannot be understood. */
  read(): AnchoredHead | undefined;
  keep(head: AnchoredHead): void;
}
