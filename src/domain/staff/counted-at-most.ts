/** Rows beyond this are not counted in lists for staff of what grows without end: whoever wants those asks more exactly. */
export const countedAtMost = 10_000;
