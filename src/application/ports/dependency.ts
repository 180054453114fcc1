/** Something outside the process that it cannot serve without. */
export interface Dependency {
  /** A word for the operator ("database"); never an address. */
  readonly name: string;
  /** Whether it can be used at this moment. May throw instead of answering false. */
  isReady(): Promise<boolean>;
}
