/** The channel on which the relay says that there is something new; it carries nothing else. */
export const publishedChannel = "published";
