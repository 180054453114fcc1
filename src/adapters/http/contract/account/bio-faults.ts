/** Why the text about oneself was rejected, each with a helpful message. */
export const bioFaults = {
  bio_too_long: { field: "bio", message: "The text has at most 180 characters. Make it shorter." },
  bio_too_many_lines: { field: "bio", message: "The text has at most 3 lines." },
  bio_contains_contact_info: {
    field: "bio",
    message: "Leave out addresses, numbers and messengers: people reach you here.",
  },
  bio_contains_links: { field: "bio", message: "Leave out links: people reach you here." },
  bio_unreadable: { field: "bio", message: "The text has characters that cannot be shown." },
} as const;
