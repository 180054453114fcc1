/** Why a bio was refused, each with a message. */
export const bioFaults = {
  bio_too_long: { field: "bio", message: "A bio can have up to 180 characters. Make it shorter." },
  bio_too_many_lines: { field: "bio", message: "A bio can have up to 3 lines." },
  bio_contains_contact_info: {
    field: "bio",
    message: "Remove addresses, phone numbers and messengers. People contact you here.",
  },
  bio_contains_links: { field: "bio", message: "Remove links. People contact you here." },
  bio_unreadable: { field: "bio", message: "This text contains characters that can't be shown." },
} as const;
