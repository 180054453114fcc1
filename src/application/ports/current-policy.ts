/**
 * Returns the current version of a part of the policy. Read it once for each decision and use the
 * result throughout: the next call may return another one.
 */
export type Current<Part> = () => Part;
