/** Loads what the frame has for users who are signed in. */
export const loadOwnParts = () => import("./own-parts.ts");
