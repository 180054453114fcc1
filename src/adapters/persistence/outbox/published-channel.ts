/**
 * The channel on which the relay announces that there is something new; it carries nothing else.
 */
export const publishedChannel = "published";
