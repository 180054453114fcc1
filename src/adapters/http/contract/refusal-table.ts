/** Stable codes, each with its HTTP status and an English sentence that helps a person. */
export type RefusalTable = Readonly<
  Record<string, { readonly status: number; readonly message: string }>
>;
