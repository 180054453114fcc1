/** Something outside the process that it cannot serve without. */
export interface Dependency {
  /** A word for the operator ("database"); never an address. */
  readonly name: string;
  /** Whether it is usable right now. May throw instead of returning false. */
  isReady(): Promise<boolean>;
}
