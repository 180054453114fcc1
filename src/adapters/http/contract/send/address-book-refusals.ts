import type { RefusalTable } from "../refusal-table.ts";

export const addressBookRefusals = {
  only_saved_addresses: {
    status: 403,
    message: "You chose to send to saved addresses only, and this isn't one of them.",
  },
  saved_address_too_new: {
    status: 409,
    message: "You saved this address lately. Your address book says when it can be used.",
  },
  address_name_unusable: { status: 422, message: "Enter a name of 1 to 60 characters." },
  address_saved: { status: 409, message: "This address is in your address book already." },
  address_book_full: {
    status: 409,
    message: "Your address book is full. Remove an address first.",
  },
} as const satisfies RefusalTable;
