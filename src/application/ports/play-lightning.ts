/** People elsewhere, in a demo: the other end of its Lightning. */
export interface PlayLightning {
  /** Pays an invoice of ours; false if it can't be paid any more. */
  payInvoice(hash: string): Promise<boolean>;
  /** Asks to be paid. */
  makeInvoice(): Promise<string>;
}
