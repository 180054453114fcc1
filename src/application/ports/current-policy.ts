/**
 * Gives a part of the policy as it is now. Ask once for each decision and judge all of it by what you
 * got: the next time it may be another.
 */
export type Current<Part> = () => Part;
