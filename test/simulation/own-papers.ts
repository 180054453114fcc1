/** How long texts and files stay after the end of a trade: the least that is allowed. */
export const contentKeptSeconds = 30 * 86_400;

/** What a file ends with once it was redrawn. */
export const redrawn = new TextEncoder().encode("redrawn");
