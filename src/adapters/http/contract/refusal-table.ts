/** Stable codes, each with its HTTP status and a helpful English message. */
export type RefusalTable = Readonly<
  Record<string, { readonly status: number; readonly message: string }>
>;
